import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Fonts } from "../../app/content/schema/brand.ts";
import { findFontProblems, findMissingLetters } from "./font-problems.ts";
import { cutAxes, fromRoot, openFiles, openFont, sizeOf } from "./fonts.ts";
import { splitLetters, unicodeRange } from "./letters.ts";

const VARIABLE = "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2";

test("every page has Basic Latin and the letters of the content; the rest is loaded where it is needed", () => {
  const { common, rare } = splitLetters(["£", "ŵ"]);
  for (const letter of ["a", "0", "—", "£", "ŵ"]) expect(common).toContain(letter);
  for (const letter of ["#", "é", "€", "Ŵ"]) expect(rare).toContain(letter);
  expect(common.filter((letter) => rare.includes(letter))).toEqual([]);
});

test("neighboring letters are one range", () => {
  expect(unicodeRange(["b", "a", "é", "c"])).toBe("U+61-63, U+e9");
});

test("a text's font is cut to the two weights of the site, and other axes to one value", async () => {
  const font = await openFont(fromRoot.resolve(VARIABLE));
  expect(cutAxes("text", font)).toEqual({ wght: { min: 400, max: 600 } });
  expect(cutAxes("display", font)).toEqual({ wght: 400 });
  expect(cutAxes("display", font, { wght: 700 })).toEqual({ wght: 700 });
});

test("headings in a wide face are set smaller, texts are not", () => {
  expect(sizeOf("display", { width: 0.3 })).toBe(1);
  expect(sizeOf("display", { width: 0.48 })).toBeCloseTo(0.75);
  expect(sizeOf("text", { width: 0.48 })).toBe(1);
});

const folder = mkdtempSync(path.join(tmpdir(), "fonts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const own = (name: string) => path.join(folder, name);
const asText = (source: string, axes?: Fonts["text"]["axes"]): Fonts => {
  const font = { family: "Own", source, otherwise: "serif", ...(axes && { axes }) };
  return { display: { ...font, source: VARIABLE, axes: {} }, text: font };
};

beforeAll(async () => {
  const bytes = readFileSync(fromRoot.resolve(VARIABLE));
  const options = { targetFormat: "woff2", variationAxes: { wght: 400 } } as const;
  writeFileSync(own("static.woff2"), await subsetFont(bytes, "abc", options));
  writeFileSync(own("broken.woff2"), "no font");
});

test.each([
  ["./missing.ttf", /source: there is no file \.\/missing\.ttf\. Correct the name/],
  [
    "@fontsource-variable/none/files/none.woff2",
    /Run: npm install --save-dev @fontsource-variable\/none$/,
  ],
  [VARIABLE.replace("wght", "wgth"), new RegExp(`Write: source: "${VARIABLE}"$`)],
  [own("broken.woff2"), /is no font that can be read/],
])("a source that is no font, %s, is reported with what to write", async (source, problem) => {
  expect(await findFontProblems(asText(source), () => 1)).toEqual([expect.stringMatching(problem)]);
});

test.each([
  ["a static font", own("static.woff2"), { wght: 400 }, /static\.woff2 has no axes.* Delete axes/],
  ["an axis that it does not have", VARIABLE, { wdth: 90 }, /has no wdth.* wght \(100 to 900\)/],
  ["values outside of an axis", VARIABLE, { wght: { min: 50, max: 600 } }, /from 100 to 900\.$/],
  ["two values in the wrong order", VARIABLE, { wght: { min: 600, max: 400 } }, /min first\.$/],
])("axes that a font cannot have are reported: %s", async (_, source, axes, problem) => {
  expect(await findFontProblems(asText(source, axes), () => 1)).toEqual([
    expect.stringMatching(problem),
  ]);
});

test("letters that a font does not have are named with their places, digits first, and that it has no bold", async () => {
  const letters = new Map([
    ["a", "x"],
    ["£", "the prices"],
    ["→", "content/home.yaml, line 2"],
  ]);
  const [missing, bold, ...others] = await findMissingLetters(asText(own("static.woff2")), letters);
  expect(missing).toMatch(
    /Own, the font of texts, does not have 0123456789\w+, £ \(the prices\)\./,
  );
  expect(bold).toMatch(/one weight/);
  expect(others).toEqual([]);
});

test("letters that are in another file of the package are taken from there", async () => {
  const { others, missing } = await openFiles(asText(VARIABLE).text, ["é", "ŵ", "字"]);
  expect(others.map(({ letters }) => letters)).toEqual([["ŵ"]]);
  expect(missing).toEqual(["字"]);
});
