import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { fonts } from "../../content/fonts/fonts.ts";
import type { Fonts } from "../../content/schema/brand.ts";

/** A file of content/fonts, by its name. */
export type FontFile = keyof Fonts | `${keyof Fonts}-rare`;

const fromRoot = createRequire(path.resolve("package.json"));

/** The brand's two faces as satori reads them: uncompressed, and at one weight. */
export function loadFaces() {
  return Promise.all([loadFace("Display", "display", 400), loadFace("Text", "text", 600)]);
}

/**
 * Signs and accented letters that few pages set, from where to where: # * < > [ \ ] ^ ` { | } ~ ®, À to Ö, Ø to ÿ.
 * Each face has a file of them.
 */
export const RARE: [from: number, to: number][] = [
  [0x23, 0x23],
  [0x2a, 0x2a],
  [0x3c, 0x3c],
  [0x3e, 0x3e],
  [0x5b, 0x5e],
  [0x60, 0x60],
  [0x7b, 0x7e],
  [0xae, 0xae],
  [0xc0, 0xd6],
  [0xd8, 0xff],
];

/** The whole face that content/fonts is cut out of. */
export const fontSource = (role: keyof typeof fonts) => fromRoot.resolve(fonts[role].source);

/** The file of a face that pages load, cut down to the letters they set. */
export const fontFile = (name: FontFile) => path.resolve(`content/fonts/${name}.woff2`);

async function loadFace<Weight extends number>(
  name: string,
  role: keyof typeof fonts,
  weight: Weight,
) {
  const { wght }: Fonts["text"]["axes"] = fonts[role].axes;
  const data = await subsetFont(await readFile(fontSource(role)), "", {
    targetFormat: "truetype",
    keepAllGlyphs: true,
    variationAxes: { ...fonts[role].axes, ...(typeof wght === "object" && { wght: weight }) },
  });
  return { name, weight, data };
}
