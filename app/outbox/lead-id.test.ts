import { expect, test } from "vitest";
import { hash, type Secrets, toHex } from "~/http/crypto.server";
import { chooseLeadId, createLeadId, createReference, listLeadIds } from "./lead-id.server";

const SECRET = "a secret of thirty-two characters";
const lead = { submission: "s-1", fields: { name: "Ada", message: "é日本" } };
const id = await createLeadId(SECRET, lead);

test("the order of the fields does not matter, every character does", async () => {
  expect(id).toMatch(/^s-1\.[0-9a-f]{32}$/);
  const idOf = (fields: Record<string, string>, submission = "s-1") =>
    createLeadId(SECRET, { submission, fields });
  expect(await idOf({ message: "é日本", name: "Ada" })).toBe(id);
  expect(await idOf({ message: "é日本 ", name: "Ada" })).not.toBe(id);
  expect(await idOf({ message: "é日本", name: "Ada" }, "s-2")).not.toBe(id);
  expect(await idOf({ a: "", b: "x" })).not.toBe(await idOf({ a: "x", b: "" }));
});

test("whoever guesses the fields cannot check the guess with the id", async () => {
  const [, guessed] = id.split(".");
  const fields = JSON.stringify(Object.entries(lead.fields).sort());
  expect(toHex(await hash(fields)).slice(0, 32)).not.toBe(guessed);
  expect(await createLeadId("another secret", lead)).not.toBe(id);
  // Nor see that two people wrote the same.
  expect((await createLeadId(SECRET, { ...lead, submission: "s-2" })).split(".")[1]).not.toBe(
    guessed,
  );
});

test("a lead has the first number that was not withdrawn, under the id that is stored", async () => {
  const secrets: Secrets = ["the secret that came after it", SECRET];
  const ids = await listLeadIds(secrets, lead);
  const [[present = "", former = "", unkeyed = ""] = [], [next] = []] = ids;
  expect(former).toBe(id);
  expect(new Set(ids.flat()).size).toBe(30);
  const choose = (stored: [string, number | null][], sentAt?: number) =>
    chooseLeadId(
      ids,
      stored.map(([id, withdrawn]) => ({ id, withdrawn })),
      sentAt,
    );
  expect(choose([])).toBe(present);
  expect(choose([["s-1.other", null]])).toBe(present);
  for (const known of [present, former, unkeyed]) {
    expect(choose([[known, null]])).toBe(known);
    expect(choose([[known, 7]])).toBe(next);
    expect(choose([[known, 7]], 5)).toBe(known);
  }
  const withdrawn = ids.map(([id = ""]): [string, number] => [id, 7]);
  expect(choose(withdrawn)).toBeUndefined();
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
