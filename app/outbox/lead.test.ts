import { expect, test } from "vitest";
import { createLeadId, createReference } from "./lead.server";

test("the order of the fields does not matter, every character does", async () => {
  const id = await createLeadId("s-1", { name: "Ada", message: "é日本" });
  expect(id).toMatch(/^s-1\.[0-9a-f]{32}$/);
  expect(await createLeadId("s-1", { message: "é日本", name: "Ada" })).toBe(id);
  expect(await createLeadId("s-1", { message: "é日本 ", name: "Ada" })).not.toBe(id);
  expect(await createLeadId("s-2", { message: "é日本", name: "Ada" })).not.toBe(id);
});

test("moving text between fields makes another lead", async () => {
  const one = await createLeadId("s", { a: "x", b: "" });
  expect(await createLeadId("s", { a: "", b: "x" })).not.toBe(one);
});

test("a reference is short, readable and stable", async () => {
  const references = await Promise.all(
    Array.from({ length: 500 }, (_, i) => createReference(`id-${i}`)),
  );
  for (const reference of references) {
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  }
  expect(new Set(references).size).toBe(500);
  expect(await createReference("id-0")).toBe(references[0]);
});
