import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { SPECULATION_HASH, SPECULATION_RULES } from "./speculation-rules";
import { STYLE_WAIT, STYLE_WAIT_HASH } from "./style-wait";

test.each([
  [SPECULATION_RULES, SPECULATION_HASH],
  [STYLE_WAIT, STYLE_WAIT_HASH],
])("the security policy calls %s by its hash", (script, name) => {
  expect(name).toBe(`sha256-${createHash("sha256").update(script).digest("base64")}`);
});
