/** Cuts the two typefaces down to what the site sets and writes them to app/fonts, where builds name them by their content: node scripts/fonts.ts */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** Basic Latin, the accented letters of western names, and the punctuation the copy uses. */
const LATIN = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0\u00a9\u00ae\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2190\u2192\u00d7\u2212`;

const faces = [
  {
    name: "display",
    source: "@fontsource-variable/league-gothic/files/league-gothic-latin-wdth-normal.woff2",
    axes: { wdth: 100 },
    text: `${range(0x20, 0x7e)}\u00e9\u00a0\u2013\u2014\u2018\u2019\u201c\u201d\u00b7\u2190\u2192\u00d7\u2026`,
  },
  {
    name: "text",
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
    text: LATIN,
  },
];

mkdirSync("app/fonts", { recursive: true });
for (const { name, source, axes, text } of faces) {
  const font = await subsetFont(readFileSync(require.resolve(source)), text, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(`app/fonts/${name}.woff2`, font);
  console.log(`${name}.woff2 ${font.length} bytes`);
}
