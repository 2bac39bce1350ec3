import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { lineOfField } from "./field-line.ts";

const folder = mkdtempSync(path.join(tmpdir(), "studio-site-lines-"));
const file = path.join(folder, "use-cases.ts");
writeFileSync(
  file,
  `const cases = [
  { name: "One", price: 1 },
  {
    ...person("Two"),
    price: "2",
  },
  ...others.map(read),
];
export const useCases = {
  cases,
  "a-b": { alt: "" },
} satisfies UseCases;
export const useCaseTexts = [];
`,
);
afterAll(() => rmSync(folder, { recursive: true }));

test.each<[what: string, name: string, keys: PropertyKey[], line: number | undefined]>([
  ["a field", "", ["a-b", "alt"], 11],
  ["a field of an entry of another constant", "", ["cases", 1, "price"], 5],
  ["a missing field, by its entry", "", ["cases", 1, "role"], 3],
  ["a computed entry, by its list", "", ["cases", 2, "price"], 10],
  ["another export", " texts", [], 13],
  ["an export that is not found", " words", ["a-b"], undefined],
])("the line of %s", (_, name, keys, line) => {
  expect(lineOfField(file + name, keys)).toBe(line);
});
