// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such texts are the slips that are reported
import { expect, test } from "vitest";
import { bundlingError } from "./content-error.ts";
import { explainError } from "./explain-error.ts";
import { problemsOfSource } from "./source-problems.ts";

const said = (text: string, encoding: BufferEncoding = "utf8", file = "content/x.ts") =>
  problemsOfSource(file, Buffer.from(text, encoding)).join("\n");

/** Without its closing sign. */
const QUOTE = `\${city("provo-ut")`;

test.each([
  ["{\n  a: 1,\n  b: 'x',\n}", ""],
  ["{\n  a: [1],\n  b: (2),\n  c: {},\n}", ""],
  ['[\n  { b: "x" }\n  { c: 1 },\n]', 'line 2, `{ b: "x" }`: a comma is missing at its end.'],
  ['{\n  b: "x"\n  c: 1,\n}', 'line 2, `b: "x"`: a comma is missing at its end. Write: b: "x",'],
  [
    '{\n  b: "x"\n  // https://a.example\n  c: 1,\n}',
    'line 2, `b: "x"`: a comma is missing at its end. Write: b: "x",',
  ],
  [
    `{\n  b: \`In ${QUOTE} now\`,\n  c: \`x\`,\n}`,
    `line 2, \`b: \`In ${QUOTE} now\`,\`: a } is missing. Write: ${QUOTE}}`,
  ],
  ['{\n  b: "x,\n  c: 1,\n}', 'line 2, `b: "x,`: the closing quote is missing. Write: b: "x",'],
  ['{\n  b: Rainlight",\n}', 'line 2, `b: Rainlight",`: a quote is missing.'],
  ['[\n  { b: "The team, href: "/a" },\n]', "a quote is missing."],
  ['{\n  b: "He said "yes" then",\n}', "a quote inside of a text ends it."],
  ["{\n  b: 'it's',\n}", "an apostrophe ends this text."],
  ["{\n  b: “x”,\n}", "line 2, `b: “x”,`: “ is a typographic quote. Write straight ones"],
  ["{\n  b: Two words,\n}", 'the text has no quotes. Write: b: "Two words",'],
  ["{\n  b: 1,200,\n}", "a number is written without signs and spaces: price: 1200,"],
  ["{\n  b: $4,700,\n}", "a number is written without signs and spaces: price: 4700,"],
  ["{\n  b: 1\u00a0200,\n}", "a number is written without signs and spaces: price: 1200,"],
  ["{\n  b: { c: 1 d: 2 },\n}", "a comma is missing before d: 2"],
  ['{\n  b: ["x" "y"],\n}', 'a comma is missing before "y"'],
  ['{\n  b: "In ${names.area}",\n}', 'line 2, `b: "In ${names.area}",`: a text that inserts'],
  ["{\n  b: `In {names.area}`,\n}", "a $ is missing before it. Write: ${names.area}"],
  ['{\n  b: `In {city("provo-ut")}`,\n}', 'a $ is missing before it. Write: ${city("provo-ut")}'],
  ['{\n  b: `Say "${names.area}" to {name}`,\n}', ""],
  ["{\n  b: `In ${names.area now`,\n  c: `x`,\n}", "a } is missing. Write: ${names.area}"],
  [
    "{\n  b: `In ${names.area} now,\n  c: `x`,\n}",
    "line 2, `b: `In ${names.area} now,`: a ` is missing",
  ],
  [
    '{\n  b: `In ${names.area} now",\n  c: `x`,\n}',
    'line 2, `b: `In ${names.area} now",`: a ` is missing',
  ],
  ['{\n  b "x",\n}', "a colon is missing after the name of the field"],
  ['{\n  b = "x",\n}', "a colon belongs here instead of the ="],
  ['{\n  b: "x";\n  c: 1,\n}', "a comma belongs here instead of the semicolon"],
  [
    '[\n  {\n    b: "x",\n  {\n    c: 1,\n  },\n]',
    "line 2, `{`: its { is not closed. Write }, before line 4.",
  ],
  [
    '{\n  b: [\n    "x",\n  c: 1,\n}',
    "line 2, `b: [`: its [ is not closed. Write ], before line 4.",
  ],
  ['{\n  b: ["x", "y",\n  c: 1,\n}', 'line 2, `b: ["x", "y",`: its [ is not closed.'],
  ["{\n  b: { c: 1 ,\n} satisfies B", "line 2, `b: { c: 1 ,`: its { is not closed."],
  ['{\n  b: "x",\n', "line 1, `export const a = {`: its { is not closed."],
  ['[\n  "x",\n\nexport const b = 1', "its [ is not closed. Write ]; before line 4."],
  [
    '[\n  "x",\n satisfies string[]',
    "line 3, `satisfies string[];`: a ] is missing at its beginning. Write: ] satisfies string[];",
  ],
  ['{\n  b: "x",\n;\n', "a } is missing at its beginning. Write: };"],
  ['[\n    b: "x",\n  },\n]', "a { is missing before it."],
  ['{\n  b:\n    "x",\n    "y",\n  ],\n}', "a [ is missing before it."],
  ["[\n  {\n    b: 1,\n  },\n  },\n]", "line 5, `},`: there is one } too many"],
])("%j in a content file: %s", (value, why) => {
  const problem = said(`export const a = ${value}${value.endsWith("\n") ? "" : ";\n"}`);
  expect(problem).toContain(why);
  expect(problem === "").toBe(why === "");
});

test("files with a byte order mark and Windows line ends are read, other encodings named", () => {
  expect(said('\uFEFFexport const a = {\r\n  b: "x",\r\n};\r\n')).toBe("");
  expect(said('export const a = {\n  b: "café",\n};', "latin1")).toMatch(
    /line 2, `b: "café",`.*UTF-8/,
  );
  expect(said('\uFEFFexport const a = "x";', "utf16le")).toMatch(/not saved as UTF-8/);
});

test.each([
  ["\uFEFF---\r\ntitle: Parking\r\n---\r\nText", ""],
  ["Text", "must begin with a line ---"],
  [
    '---\ntitle: "Parking"\n\nText',
    'line 2, `title: "Parking"`: after the fields a line --- is missing',
  ],
  ['---\ntitle: Parking"\n---\n', 'line 2, `title: Parking"`: a quote is missing before the text'],
  ["---\ntitle: “Parking”\n---\n", "“ is a typographic quote."],
  ['---\ntitle: Park here."\n---\n', "a quote is missing before the text"],
  [
    "---\ntags: [“one”]\n---\n",
    '“ is a typographic quote. Write straight ones: tags: ["one", "two"]',
  ],
])("the fields of an MDX file %j: %s", (text, why) => {
  expect(said(text, "utf8", "content/x.mdx")).toContain(why);
});

test("a word without quotes is found by its name, and a missing file", () => {
  expect(explainError(new ReferenceError("formatTitle is not defined"))).toHaveLength(1);
  const gone = "Failed to load url ./gone (resolved id: ./gone) in content/parse.ts.";
  expect(explainError(new Error(gone))).toEqual([
    expect.stringMatching(/^content\/gone\.ts: is missing/),
  ]);
});

test("what no rule knows is reported with its file", () => {
  expect(bundlingError("content/x.mdx", new Error("odd")).message).toBe("content/x.mdx: odd");
});
