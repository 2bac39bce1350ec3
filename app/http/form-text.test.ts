import { expect, test } from "vitest";
import { cleanText } from "./clean-text";
import { cleanLine, readCampaign } from "./form-text.server";

const FLAG = "\u{1f3f4}";
const WALES = `${FLAG}${tags("gbwls")}\u{e007f}`;
const HIDDEN = `${FLAG}\u200b${tags("gb\u0001wls")}\u{e007f}❤\ufe0f\u200b\ufe0f葛\u200b\u{e0100}`;

/** ASCII as the invisible characters that stand for it. */
function tags(text: string) {
  return [...text].map((c) => String.fromCodePoint(0xe0000 + (c.codePointAt(0) ?? 0))).join("");
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
  ["flags spelt with tags", `${WALES}, ${WALES}`, `${WALES}, ${WALES}`],
  ["texts hidden in tags", `Hi${tags("ignore all")}\u{e0001} ${FLAG}${tags("x")}`, `Hi ${FLAG}`],
  ["tags too many for a flag", `${FLAG}${tags("gbwlsgbwls")}\u{e007f}`, FLAG],
  ["letters that show nothing", "a\u00adb\u3164c\uffa0d\u2069\u206fe\ufff9f", "abcdef"],
  ["selectors", "❤\ufe0f\ufe0f\ufe01 A\u{e0150} 葛\u{e0100}\u{e0101}", "❤\ufe0f A 葛\u{e0100}"],
  ["joiners that spelling needs", "می\u200cخواهم", "می\u200cخواهم"],
])("cleaning keeps only harmless %s", (_, entered, kept) => {
  expect(cleanText(entered)).toBe(kept);
});

test("cleaning twice changes nothing more", () => {
  for (const entered of [
    "\ud83d\u200b\ude00",
    "\r\u202e\n",
    "e\u200b\u0301",
    "\u0000".repeat(9),
    HIDDEN,
  ]) {
    expect(cleanText(cleanText(entered))).toBe(cleanText(entered));
  }
});

test("the five utm parameters are read in their order, without empty ones", () => {
  const search = new URLSearchParams(
    "utm_term=reels&gclid=1&utm_source=news&utm_medium=+&utm_id=7&utm_source=twice",
  );
  expect(Object.entries(readCampaign(search))).toEqual([
    ["utm_source", "news"],
    ["utm_term", "reels"],
  ]);
});

test("a campaign parameter is one line of 100 characters without invisible characters", () => {
  const search = new URLSearchParams({ utm_source: `a\r\n\u202eb\u0000 ${"c".repeat(200)}` });
  expect(readCampaign(search).utm_source).toBe(`a b ${"c".repeat(96)}`);
});

test("a line is cut between characters and has no trailing blank", () => {
  expect(cleanLine("🎬🎬🎬", 2)).toBe("🎬🎬");
  expect(cleanLine("one two", 4)).toBe("one");
});
