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

test.each([
  [
    'title: "One',
    'a quote is missing: this text begins with one and has none at its end. Write: title: "One"',
  ],
  [
    'list:\n  - "One: two',
    'a quote is missing: this text begins with one and has none at its end. Write: - "One: two"',
  ],
  ['title: One day."', 'a quote is missing before this text. Write: title: "One day."'],
  ["a:\n\tb: One", "it begins with a tab. Write two spaces for each step."],
  ["title: DIY: Resources", 'a text with a colon stands in quotes. Write: title: "DIY: Resources"'],
  [
    "title: “DIY Resources”",
    "typographic quotes around a text are shown to visitors. Write: title: DIY Resources",
  ],
  [
    "title: {area} Video",
    'a text that begins with { stands in quotes. Write: title: "{area} Video"',
  ],
  ["title: @studio", 'a text that begins with @ stands in quotes. Write: title: "@studio"'],
  ["title: *so*", 'a text that begins with * stands in quotes, such as "* so".'],
  ["title: &so b", 'a text that begins with & stands in quotes, such as "& so".'],
  ["title: !!js/function b", 'a text that begins with ! stands in quotes, such as "! so".'],
  ["a: 1\na: 2", "a is there already. Remove one of them."],
  [
    "a:\n  - b: 1\n   c: 2",
    "it begins in another column than its neighbors, or a colon is missing after the name of the field. Fields of one entry begin below each other.",
  ],
  [
    "a: 1\ntitle:DIY Resources\nb: 2",
    "a space is missing after the colon. Write: title: DIY Resources",
  ],
  [
    "title: We are #1",
    'all from the # on is left out. Write: title: "We are #1", or a note on a line of its own above.',
  ],
  [
    "title: #1 studio",
    'all from the # on is left out. Write: title: "#1 studio", or a note on a line of its own above.',
  ],
  ["a: One\ntitle:", "title has no value. Write one, or remove it."],
  ["role: ~", 'role: "~"'],
  ['a: "C:\\new \\x"', "\\ has a meaning between double quotes. Write \\\\ for the sign itself."],
  [
    'a: "They said "yes""',
    'a quote inside of a text ends it. Write \\" there, or typographic ones: “so”.',
  ],
  ["a: 'It's here'", 'an apostrophe ends this text. Write it between double quotes: "It\'s here"'],
  ["a: 1\n---\nb: 2", "a line --- begins another file. Delete it."],
  ["a: [one, two\nb: 2", "its [ is not closed. Write ] at its end."],
  [
    "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> main\n",
    "two versions of this file were merged here.",
  ],
  ["", "is empty. Put its fields back."],
  ["# Only a note\n", "has no field. Put its fields back."],
  ["[".repeat(20_000), "it cannot be read."],
  [`a: ${"[".repeat(200)}1${"]".repeat(200)}`, "levels of lists and groups"],
  ["a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]", "a text that begins with & stands in quotes"],
])("%.60j is explained", (text, why) => {
  const [first = ""] = said(text);
  expect(first).toMatch(/^content\/x\.yaml: /);
  expect(first).toContain(why);
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
