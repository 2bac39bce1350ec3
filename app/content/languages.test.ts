import { expect, test } from "vitest";
import { directionOf } from "./languages.ts";

test.each([
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["ur-US", "rtl"],
  ["en", undefined],
  ["es-US", undefined],
  ["az-Arab", "rtl"],
])("%s is read from right to left, or as usual", (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});
