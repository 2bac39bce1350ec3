import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { sql } from "./sql.ts";

test.each(["it's", "'; DROP TABLE leads; --", "a\\'b", 'say "hi"', "é日本\n$1 ?"])(
  "%j comes back as it went in",
  (text) => {
    const row = new DatabaseSync(":memory:").prepare(sql`SELECT ${text} AS text`.text).get();
    expect(row?.text).toBe(text);
  },
);

test("a null byte cannot end a statement early and a number is whole", () => {
  expect(sql`SELECT ${"a\0b"}, ${7}`.text).toBe("SELECT 'ab', 7");
  expect(() => sql`SELECT ${Number.NaN}`).toThrow(TypeError);
});

test("statements nest", () => {
  expect(sql`SELECT 1 WHERE ${sql`id = ${"x"}`}`.text).toBe("SELECT 1 WHERE id = 'x'");
});
