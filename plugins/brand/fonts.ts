import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Fonts } from "../../app/content/schema/brand.ts";
import { readContent } from "../content/read-content.ts";

/** The name of a file in content/fonts. */
export type FontFile = keyof Fonts | `${keyof Fonts}-rare`;

export const fromRoot = createRequire(path.resolve("package.json"));

/** The brand's two fonts for satori, which needs them uncompressed and at one weight. */
export function loadFaces() {
  return Promise.all([loadFace("Display", "display", 400), loadFace("Text", "text", 600)]);
}

/**
 * Ranges of characters that few pages use: # * < > [ \ ] ^ ` { | } ~ ®, À to Ö, Ø to ÿ.
 * Each font has a separate file of them.
 */
export const RARE_RANGES: [from: number, to: number][] = [
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

/** The complete font that the files of content/fonts are subsets of. */
export const fontSource = (role: keyof Fonts) =>
  fromRoot.resolve(readContent("fonts/fonts")[role].source);

export const fontFile = (name: FontFile) => path.resolve(`content/fonts/${name}.woff2`);

async function loadFace(name: string, role: keyof Fonts, weight: 400 | 600) {
  const { axes } = readContent("fonts/fonts")[role];
  const { wght } = axes;
  const { default: subsetFont } = await import("subset-font");
  const data = await subsetFont(await readFile(fontSource(role)), "", {
    targetFormat: "truetype",
    keepAllGlyphs: true,
    variationAxes: { ...axes, ...(typeof wght === "object" && { wght: weight }) },
  });
  return { name, weight, data };
}
