import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { fonts } from "../../content/fonts/fonts.ts";
import type { Fonts } from "../../content/schema/brand.ts";

const fromRoot = createRequire(path.resolve("package.json"));

/** The brand's two faces as satori reads them: uncompressed, and at one weight. */
export function loadFaces() {
  return Promise.all([loadFace("Display", "display", 400), loadFace("Text", "text", 600)]);
}

/** From where to where the accented letters of western names go, which are a file of their own. */
export const ACCENTED: [from: number, to: number][] = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0xff],
];

/** The whole face that content/fonts is cut out of. */
export const fontSource = (role: keyof typeof fonts) => fromRoot.resolve(fonts[role].source);

/** The file of a face that pages load, cut down to the letters they set. */
export const fontFile = (name: keyof typeof fonts | "accents") =>
  path.resolve(`content/fonts/${name}.woff2`);

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
