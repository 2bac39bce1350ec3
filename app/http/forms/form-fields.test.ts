import { expect, test } from "vitest";
import { cleanText, readFormFields, readPostedFields } from "./form-fields.server";

function post(body: string) {
  return new Request("https://studio.test/", { method: "POST", body });
}

async function read(body: string, names = ["name", "message"]) {
  return [...(await readFormFields(post(body), names)).entries()];
}

test.each([
  ["control characters", "a\u0000b\u0007c\u001b[31md\u007fe\u0085f", "abc[31mdef"],
  ["bidi marks", "a\u061cb\u200ec\u200fd\u202ae\u202ef\u2066g\u2069h", "abcdefgh"],
  ["invisible marks", "a\u200bb\u2060c\ufeffd", "abcd"],
  ["line ends", "a\r\nb\rc\nd\n\re", "a\nb\nc\nd\n\ne"],
  ["tabs and blanks", "a\tb  c\u00a0d", "a\tb  c\u00a0d"],
  ["lone surrogates", "a\ud800b\udc00c", "a\ufffdb\ufffdc"],
  ["decomposed letters", "Ame\u0301lie", "Am\u00e9lie"],
  ["letters beyond the first plane", "𝒜🎬字", "𝒜🎬字"],
  ["joined emoji", "👩\u200d👩\u200d👧 🏴\u200d☠\ufe0f", "👩\u200d👩\u200d👧 🏴\u200d☠\ufe0f"],
  ["joiners that spelling needs", "می\u200cخواهم", "می\u200cخواهم"],
])("of %s only harmless ones stay", (_, typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

test("what is left after cleaning is clean", () => {
  for (const typed of ["\ud83d\u200b\ude00", "\r\u202e\n", "e\u200b\u0301", "\u0000".repeat(9)]) {
    expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
  }
});

test("only allowed names are read, in the order they are allowed", async () => {
  const body = "message=Hi&tags[999999999]=x&__proto__=y&constructor=z&name[0]=q&name=Ada&name.a=b";
  expect(await read(body)).toEqual([
    ["name", "Ada"],
    ["message", "Hi"],
  ]);
});

test("of a repeated name the first value is read", async () => {
  expect(await read("name=Ada&name=Eve&name=")).toEqual([["name", "Ada"]]);
});

test("a form may ask which of its names came more than once", async () => {
  const body = "name=Ada&message=&name=Eve&x=1&x=2&message=";
  const { fields, repeated } = await readPostedFields(post(body), ["message", "name", "token"]);
  expect([...fields.keys()]).toEqual(["message", "name"]);
  expect(repeated).toEqual(["message", "name"]);
});

test("a missing field stays missing, an empty one empty", async () => {
  expect(await read("message=")).toEqual([["message", ""]]);
  expect(await read("")).toEqual([]);
});

test("encoded values are decoded once and cleaned", async () => {
  expect(await read("name=Ada+%26+co%00%E2%80%AE&message=100%2525%0D%0A")).toEqual([
    ["name", "Ada & co"],
    ["message", "100%25\n"],
  ]);
});

test("65,000 fields that nobody asked for are read in no time", async () => {
  const start = performance.now();
  expect(await read(`${"a=&".repeat(65_000)}name=Ada`)).toEqual([["name", "Ada"]]);
  expect(performance.now() - start).toBeLessThan(1_000);
});
