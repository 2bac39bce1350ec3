import { expect, test } from "vitest";
import { countBytes, countCodePoints, cutText } from "./cut-text";

const FAMILY = "👩\u200d👩\u200d👧";

test.each([
  ["a surrogate pair", "x🎬🎬", 4, undefined, "x🎬"],
  ["joined emoji", `x${FAMILY}${FAMILY}`, 15, undefined, `x${FAMILY}`],
  ["a flag", "x🇸🇪🇩🇪", 8, undefined, "x🇸🇪"],
  ["a letter with a combining accent", "xe\u0301", 2, undefined, "x"],
  ["joined emoji counted by code points", FAMILY + FAMILY, 7, countCodePoints, FAMILY],
  ["an emoji counted by bytes", "é🎬🎬", 9, countBytes, "é🎬"],
  ["a text that fits", FAMILY, 8, undefined, FAMILY],
])("%s is kept whole or left out", (_, text, limit, sizeOf, cut) => {
  expect(cutText(text, limit, sizeOf)).toBe(cut);
});
