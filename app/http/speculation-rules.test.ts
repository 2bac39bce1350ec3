import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { SPECULATION_HASH, SPECULATION_RULES } from "./speculation-rules";

test("the security policy calls the speculation rules by their hash", () => {
  const hash = createHash("sha256").update(SPECULATION_RULES).digest("base64");
  expect(SPECULATION_HASH).toBe(`sha256-${hash}`);
});
