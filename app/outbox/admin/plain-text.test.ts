import { expect, test } from "vitest";
import { breakLinks, toPlainJson, toPlainLine, toPlainText } from "./plain-text.ts";

test("escape sequences and control characters never reach the terminal", () => {
  const hostile = "\u001b[2J\u001b]0;owned\u0007Ada\u009b31m\u0000\r\nLovelace\u202e\u2066";
  expect(toPlainText(hostile)).toBe("Ada\nLovelace");
  expect(toPlainText("a\r\nb\tc")).toBe("a\nb\tc");
});

test.each(["\x9d", "\x1b]", "\x9b", "\x1b[1", "\x1b ", "\x9dx\x1b", "\u200d"])(
  "%j, repeated, takes time in proportion to its length",
  (piece) => {
    const started = performance.now();
    expect(toPlainText(piece.repeat(60_000))).not.toMatch(/\p{Cc}/u);
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);

test("HTML, accents and emoji stay the text they are", () => {
  expect(toPlainText("<script>alert(1)</script> é日本 👩‍💻")).toBe(
    "<script>alert(1)</script> é日本 👩‍💻",
  );
});

test("invisible characters go, except where a script or an emoji needs them", () => {
  expect(toPlainText("pay\u200b\u00adpal\u2060 \u3164A\u200dda\u{e0041}\ufeff")).toBe("paypal Ada");
  const needed = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u2764\ufe0f\u200d\u{1f525}";
  expect(toPlainText(needed)).toBe(needed);
});

test.each([
  ["see https://evil.test/x or www.evil.co.uk", "see https: //evil. test/x or www. evil. co. uk"],
  ["e.g. J.R. Tolkien, 10.50 at 12:30.", "e. g. J. R. Tolkien, 10.50 at 12:30."],
  ["\u2764.ws/free 1\u20e3.ws", "\u2764. ws/free 1\u20e3. ws"],
  ["\u0939\u093f\u0928\u094d\u0926\u0940.com", "\u0939\u093f\u0928\u094d\u0926\u0940. com"],
  ["evil.\u092d\u093e\u0930\u0924 evil.\u2764", "evil. \u092d\u093e\u0930\u0924 evil. \u2764"],
])("%j is %j where programs make links", (text, broken) => {
  expect(breakLinks(text)).toBe(broken);
});

test("a line has no line breaks and a width", () => {
  expect(toPlainLine("one\n two\tthree", 40)).toBe("one two three");
  expect(toPlainLine("😀😀😀😀", 3)).toBe("😀😀…");
});

test("JSON keeps every character, escaped", () => {
  const text = "\u001b[31m\u009b\u202e\u2028";
  expect(toPlainJson({ text })).toMatch(/^[\n\x20-\x7e]+$/);
  expect(JSON.parse(toPlainJson({ text }))).toEqual({ text });
});
