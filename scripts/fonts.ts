/** Writes subsets of the two fonts to content/fonts: npm run fonts */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Fonts } from "../app/content/schema/brand.ts";
import { type FontFile, fontFile, fontSource, RARE_RANGES } from "../plugins/brand/fonts.ts";
import { readContent } from "../plugins/content/read-content.ts";
import { exitWith, takeNoOptions } from "./tools.ts";

takeNoOptions("npm run fonts");

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

const rare = RARE_RANGES.map(([from, to]) => range(from, to)).join("");

/** Basic Latin, and the punctuation the copy uses. */
const LATIN = [
  ...range(0x20, 0x7e),
  ..."\u00a0\u00a9\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2192\u00d7\u2212",
]
  .filter((letter) => !rare.includes(letter))
  .join("");

try {
  for (const role of ["display", "text"] as const) {
    await cut(role, role, LATIN);
    await cut(`${role}-rare`, role, rare);
  }
} catch (error) {
  exitWith(error);
}

async function cut(name: FontFile, role: keyof Fonts, text: string) {
  const font = await subsetFont(readFileSync(fontSource(role)), text, {
    targetFormat: "woff2",
    variationAxes: readContent("fonts/fonts")[role].axes,
    keepFeatures: ["kern", "tnum"],
  });
  writeFileSync(fontFile(name), font);
  console.log(`${name}.woff2 ${font.length} bytes`);
}
