/** Cuts the two typefaces down to what the site sets and writes them to content/fonts, where builds name them by their content: npm run fonts */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { fonts } from "../content/fonts/fonts.ts";
import { ACCENTED, fontFile, fontSource } from "../plugins/brand/letters.ts";

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** Basic Latin, and the punctuation the copy uses. */
const LATIN = `${range(0x20, 0x7e)}\u00a0\u00a9\u00ae\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2192\u00d7\u00f7\u2212`;

/** The display face sets titles only. */
const TITLES = `${range(0x20, 0x7e)}\u00e9\u00a0\u2013\u2014\u2018\u2019\u201c\u201d\u00b7\u2190\u2192\u00d7\u2026`;

for (const [name, role, text] of [
  ["display", "display", TITLES],
  ["text", "text", LATIN],
  ["accents", "text", ACCENTED.map(([from, to]) => range(from, to)).join("")],
] as const) {
  const { axes } = fonts[role];
  const font = await subsetFont(readFileSync(fontSource(role)), text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: ["kern", "tnum"],
  });
  writeFileSync(fontFile(name), font);
  console.log(`${name}.woff2 ${font.length} bytes`);
}
