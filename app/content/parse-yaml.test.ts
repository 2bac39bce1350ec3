import { expect, test } from "vitest";
import { parseYaml } from "./parse-yaml.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const said = (text: string) => parseYaml("content/x.yaml", bytes(text)).problems;
const value = (text: string) => parseYaml("content/x.yaml", bytes(text)).value;

test("a file is read with a mark at its start, with line ends of Windows, and with notes between its lines", () => {
  expect(value("\uFEFF# A note\r\ntitle: One\r\nlist:\r\n  - a\r\n")).toEqual({
    title: "One",
    list: ["a"],
  });
});

test("an insertion is a text, whether in quotes or alone", () => {
  expect(value('a: {price:coaching}\nb: "{area} films"\nc: [{offer:monthly}]\n')).toEqual({
    a: "{price:coaching}",
    b: "{area} films",
    c: ["{offer:monthly}"],
  });
});

const NOT_CLOSED = "a quote is missing: this text begins with one and has none at its end.";
const COLUMN =
  "it begins in another column than its neighbors, or a colon is missing after the name of the field. Fields of one entry begin below each other.";
const CURLY = "typographic quotes around a text are shown to visitors.";
const BACKSLASH = "\\ has a meaning between double quotes. Write \\\\ for the sign itself.";
const PASTED =
  "a sign that looks like a space or a colon is another one, as in pasted text. Type it again:";
const NOTE = "or a note on a line of its own above.";
const CUT = "all from the # on is left out.";

test.each<[written: string, line: number, why: string]>([
  ['title: "One', 1, `${NOT_CLOSED} Write: title: "One"`],
  ['list:\n  - "One: two', 2, `${NOT_CLOSED} Write: - "One: two"`],
  ['title: One day."', 1, 'a quote is missing before this text. Write: title: "One day."'],
  ['list:\n  - One day."', 2, 'a quote is missing before this text. Write: - "One day."'],
  ["a:\n\tb: One", 2, "it begins with a tab. Write two spaces for each step."],
  [
    "title: DIY: Resources",
    1,
    'a text with a colon stands in quotes. Write: title: "DIY: Resources"',
  ],
  ["title: “DIY Resources”", 1, `${CURLY} Write: title: DIY Resources`],
  ["list:\n  - “One”", 2, `${CURLY} Write: - One`],
  [
    "title: {area} Video",
    1,
    'a text that begins with { stands in quotes. Write: title: "{area} Video"',
  ],
  [
    "title: {price:x and",
    1,
    'a text that begins with { stands in quotes. Write: title: "{price:x and"',
  ],
  ["list:\n  - { a: x, b: y", 2, "its { is not closed. Write } at its end."],
  [
    'list:\n  - { a: "x" b: y }',
    2,
    "a comma is missing between two of its parts: { label: FAQ, href: /faq }",
  ],
  [
    'title "One"\nlede: x',
    1,
    'a colon is missing after the name of the field. Write: title: "One"',
  ],
  ["title: @studio", 1, 'a text that begins with @ stands in quotes. Write: title: "@studio"'],
  ["title: - so", 1, 'a text that begins with - stands in quotes. Write: title: "- so"'],
  ["title: *so*", 1, 'a text that begins with * stands in quotes, such as "* so".'],
  ["title: &so b", 1, 'a text that begins with & stands in quotes, such as "& so".'],
  ["title: !!js/function b", 1, 'a text that begins with ! stands in quotes, such as "! so".'],
  ["a:\n  - b: 1\n\u00a0\u00a0\u00a0\u00a0c: 2", 3, `${PASTED} c: 2`],
  ["a: 1\nti\u200btle: One", 2, `${PASTED} title: One`],
  ["a:\u00a0One\nb: 2", 1, `${PASTED} a: One`],
  ["a: 1\nb\uff1aTwo\nc: 3", 2, `${PASTED} b: Two`],
  [
    "a: 1\na: 2",
    2,
    'a is there already. Remove one of them, or, where a new entry begins, write "- " before its first field.',
  ],
  ["a:\n  - b: 1\n   c: 2", 3, COLUMN],
  ["a:\n  - b: 1\n     c: 2", 3, COLUMN],
  ["a: 1\ntitle:DIY\nb: 2", 2, "a space is missing after the colon. Write: title: DIY"],
  ["title: We are #1", 1, `${CUT} Write: title: "We are #1", ${NOTE}`],
  ["title: #1 studio", 1, `${CUT} Write: title: "#1 studio", ${NOTE}`],
  ["a: One\ntitle:", 2, "title has no value. Write one, or remove it."],
  ["role: ~", 1, '~ means that nothing is there. Write: role: "~"'],
  ['a: "C:\\new: a client"', 1, BACKSLASH],
  ['a: "C:\\q"', 1, BACKSLASH],
  [
    'a: "They said "yes""',
    1,
    'a quote inside of a text ends it. Write \\" there, or typographic ones: “so”.',
  ],
  [
    "a: 'It's here'",
    1,
    'an apostrophe ends this text. Write it between double quotes: "It\'s here"',
  ],
  ["title: “Two: one”\nb: 2", 1, 'a text with a colon stands in quotes. Write: title: "Two: one"'],
  ["a: 1\nb: []\n  - c: x", 2, "[] is an empty list, and entries follow. Delete the []."],
  ["a: 1\n---\nb: 2", 2, "a line --- begins another file. Delete it."],
  ["a: [one, two\nb: 2", 1, "its [ is not closed. Write ] at its end."],
  [
    "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> main\n",
    2,
    "two versions of this file were merged here. Keep the lines of one of them, and delete the other and the lines <<<<<<<, ======= and >>>>>>>.",
  ],
])("%j is explained", (text, line, why) => {
  const shown = text.split("\n")[line - 1]?.trim();
  expect(said(text)[0]).toBe(`content/x.yaml: line ${line}, \`${shown}\`: ${why}`);
});

test.each([
  ["", "content/x.yaml: is empty. Put its fields back."],
  [
    "# Only a note\n",
    "content/x.yaml: line 1, `# Only a note`: has no field. Put its fields back.",
  ],
  ["[".repeat(20_000), "it cannot be read."],
  [`a: ${"[".repeat(200)}1${"]".repeat(200)}`, "has more than 20 levels of lists and groups."],
  ["a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]", "a text that begins with & stands in quotes"],
])("%.60j ends nothing", (text, why) => {
  expect(said(text)[0]).toContain(why);
});

test("every slip that can be told is told, each with its line", () => {
  expect(said("a: We are #1\nb: “Two”\nc:\n")).toEqual([
    expect.stringContaining("content/x.yaml: line 1, `a: We are #1`: "),
    expect.stringContaining("content/x.yaml: line 2, `b: “Two”`: "),
    expect.stringContaining("content/x.yaml: line 3, `c:`: "),
  ]);
});

test("a file of another encoding or of 5 MB is refused", () => {
  const utf16 = new Uint8Array([0xff, 0xfe, ...[...bytes("a: b")].flatMap((it) => [it, 0])]);
  expect(parseYaml("content/x.yaml", utf16).problems[0]).toContain("is not saved as UTF-8");
  expect(said(`a: ${"x".repeat(5_000_000)}`)[0]).toContain("has 5 MB, and at most 1 MB is read");
});

test("the line of a field is known, and of what should have it", () => {
  const { lineOf } = parseYaml(
    "content/x.yaml",
    bytes("a: 1\nlist:\n  - name: One\n  - name: Two\n"),
  );
  expect(lineOf(["list", 1, "name"])).toBe(4);
  expect(lineOf(["list", 0, "role"])).toBe(3);
});
