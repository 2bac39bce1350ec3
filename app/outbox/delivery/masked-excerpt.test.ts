import { expect, test } from "vitest";
import { maskExcerpt } from "./masked-excerpt.server";

test.each([
  ['{"email":"ada+x@mail.example.test"}', '{"email":"[e-mail]"}'],
  ["a@b.test,c@d.test", "[e-mail],[e-mail]"],
  ["?email=ada%40example.test&x=1", "?email=[e-mail]&x=1"],
  [String.raw`{"to":"ada\u0040example.test"}`, '{"to":"[e-mail]"}'],
  ["ülrich@bücher.test", "[e-mail]"],
  ["no address here", "no address here"],
])("masks %s", (text, masked) => {
  expect(maskExcerpt(text)).toBe(masked);
});

test("an address across the cut is masked", () => {
  expect(maskExcerpt(`${"x ".repeat(247)}ada@example.test`)).not.toContain("ada");
});

test("a hostile answer of 64 KB is masked in no time", () => {
  const started = performance.now();
  maskExcerpt("a".repeat(65_536));
  maskExcerpt("a@".repeat(32_768));
  expect(performance.now() - started).toBeLessThan(500);
});
