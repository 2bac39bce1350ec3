import { expect, test } from "vitest";
import { cleanUserAgent } from "./clean-text";

test.each([
  ["Mozilla/5.0 (X11)", "Mozilla/5.0 (X11)"],
  ["Mozilla\u0001\u007fé/5.0\u0000", "Mozilla /5.0"],
  ["x".repeat(9_000), "x".repeat(512)],
  ["\u0001", undefined],
  [null, undefined],
])("the user agent %j is sent on as %j", (header, sent) => {
  expect(cleanUserAgent(header)).toBe(sent);
});
