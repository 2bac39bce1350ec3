import { expect, test } from "vitest";
import { checkFile, factsOf } from "./check.ts";
import { mergeTranslation } from "./in-language.ts";
import { parseYaml } from "./parse-yaml.ts";

const parse = (file: string, written: string) =>
  parseYaml(`content/${file}.yaml`, new TextEncoder().encode(written));

const FIRST = `contentsLabel: On this page
lastUpdated: "Last updated: {day}"
textChanged: "Text last changed: {day}"
alsoAsked: "It also asks for: {fields}."
`;
const site = parse("site", "currency: USD\ncountry: US\n");
const facts = factsOf(new Map([["site", site]]));

test.each([
  [
    "contentsLabel: En <b>esta</b> página",
    "contentsLabel must be plain text: write it without <b>",
  ],
  ["contentsLabel: Desde €5", "contentsLabel must not name €5: prices are in USD"],
  ['lastUpdated: "Última actualización: {day"', "lastUpdated lacks {day}"],
])("%s is refused where it stands", (written, why) => {
  const own = parse("es/prose-page", `# Spanish\n${written}\n`);
  const options = { language: "es", noted: {}, facts };
  const { parsed } = mergeTranslation("prose-page", parse("prose-page", FIRST), own, options);
  const [problem, ...others] = checkFile("prose-page", parsed, facts).problems;
  expect(problem).toContain(`content/es/prose-page.yaml: line 2: ${why}`);
  expect(others).toEqual([]);
});
