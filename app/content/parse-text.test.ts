import { expect, test } from "vitest";
import { parseText } from "./parse-text.ts";

const parse = (text: string, encoding: BufferEncoding = "utf8") =>
  parseText("content/x.mdx", Buffer.from(text, encoding));

test("fields and text keep their lines, with a mark at the start and line ends of Windows", () => {
  const { fields, body } = parse("\uFEFF---\r\ntitle: Parking\r\n---\r\n\r\nText");
  expect(fields).toMatchObject({ value: { title: "Parking" }, problems: [] });
  expect(fields.lineOf(["title"])).toBe(2);
  expect(body).toMatch(/^\n\n\r\n\r\nText$/);
});

test.each([
  ["Text", "content/x.mdx: must begin with a line ---"],
  ["---js\ntitle: Parking\n---\n", "content/x.mdx: must begin with a line ---"],
  [
    '---\ntitle: "Parking"\n\nText',
    'line 2, `title: "Parking"`: after the fields a line --- is missing',
  ],
  ['---\ntitle: Parking"\n---\n', 'line 2, `title: Parking"`: a quote is missing before this text'],
  ["---\ntitle: “Parking”\n---\n", "typographic quotes around a text are shown to visitors."],
  ["---\ntags: [“one”]\n---\n", "typographic quotes around a text are shown to visitors."],
  ["---\n---\n", "content/x.mdx: is empty. Put its fields back."],
])("%j is explained: %s", (text, why) => {
  expect(parse(text).fields.problems.join("\n")).toContain(why);
});

test("other encodings are named", () => {
  expect(parse('---\ntitle: "café"\n---\n', "latin1").fields.problems).toEqual([
    expect.stringMatching(/line 2, `title: "caf.+"`: .*UTF-8/),
  ]);
  expect(parse("\uFEFF---\n", "utf16le").fields.problems).toEqual([
    expect.stringMatching(/not saved as UTF-8/),
  ]);
});
