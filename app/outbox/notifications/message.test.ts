import { expect, test } from "vitest";
import { shortenName } from "./message.server";

test.each([
  ["Ada Lovelace", "Ada L."],
  ["  Ada   Augusta King  Lovelace ", "Ada L."],
  ["Ada", "Ada"],
  ["日本 太郎", "日本 太."],
  ["Ada\r\nBcc: x@y.test", "Ada x."],
  ["\u202eAda\u0000 Q\u2028uill", "Ada u."],
  ["ada@visitor.test Lovelace", "L."],
  ['"Your inbox": evil.test', "'Your e."],
  ["evil.test/login", "evil. test/login"],
  ["", ""],
  ["x".repeat(300), "x".repeat(30)],
])("%j is shown as %j", (name, short) => {
  expect(shortenName(name)).toBe(short);
});
