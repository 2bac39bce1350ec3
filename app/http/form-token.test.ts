import { expect, test } from "vitest";
import { createFormToken, readFormToken, TOKEN_LIFETIME_MS } from "./form-token.server";

const SECRET = "a secret of this site";
const NOW = Date.UTC(2026, 10, 20, 12);

function replacePart(token: string, index: number, part: string) {
  return token.split(".").with(index, part).join(".");
}

test("a token names a submission of its own and when it was issued", async () => {
  const [one, two] = await Promise.all([
    createFormToken(SECRET, NOW),
    createFormToken(SECRET, NOW),
  ]);
  const read = await readFormToken([SECRET], one, NOW + 5_000);
  expect(read).toEqual({ submission: expect.stringMatching(/^[\w-]{22}$/), mintedAt: NOW });
  expect((await readFormToken([SECRET], two, NOW))?.submission).not.toBe(read?.submission);
});

test("a token may be used up to its last millisecond, and before it was issued by a minute of clock skew only", async () => {
  const token = await createFormToken(SECRET, NOW);
  expect(await readFormToken([SECRET], token, NOW)).not.toBeNull();
  expect(await readFormToken([SECRET], token, NOW + TOKEN_LIFETIME_MS)).not.toBeNull();
  expect(await readFormToken([SECRET], token, NOW + TOKEN_LIFETIME_MS + 1)).toBeNull();
  expect(await readFormToken([SECRET], token, NOW - 60_000)).not.toBeNull();
  expect(await readFormToken([SECRET], token, NOW - 60_001)).toBeNull();
});

test("a token of the former secret is still good after a rotation", async () => {
  const token = await createFormToken(SECRET, NOW);
  expect(await readFormToken(["the new secret", SECRET], token, NOW)).not.toBeNull();
});

test("a token of another secret is rejected", async () => {
  const token = await createFormToken("another secret", NOW);
  expect(await readFormToken([SECRET], token, NOW)).toBeNull();
});

test("a token with any part of another one is rejected", async () => {
  const token = await createFormToken(SECRET, NOW);
  const other = (await createFormToken(SECRET, NOW + 1)).split(".");
  for (const [index, part] of other.entries()) {
    expect(await readFormToken([SECRET], replacePart(token, index, part), NOW + 2)).toBeNull();
  }
});

test("no character of a token can be changed", async () => {
  const token = await createFormToken(SECRET, NOW);
  for (let at = 0; at < token.length; at++) {
    const changed = token[at] === "a" ? "b" : "a";
    const forged = token.slice(0, at) + changed + token.slice(at + 1);
    expect(await readFormToken([SECRET], forged, NOW + 1), `character ${at}`).toBeNull();
  }
});

test("a signature has one spelling: bits that carry nothing must be zero", async () => {
  const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const token = await createFormToken(SECRET, NOW);
  const last = ALPHABET.indexOf(token.at(-1) ?? "");
  for (const spare of [1, 2, 3]) {
    const same = token.slice(0, -1) + ALPHABET[last + spare];
    expect(await readFormToken([SECRET], same, NOW)).toBeNull();
  }
});

test.each([
  undefined,
  "",
  ".",
  "..",
  "garbage",
  "__proto__",
  "x".repeat(100_000),
  `${NOW.toString(36)}..`,
])("the invalid token %.20s is rejected", async (token) => {
  expect(await readFormToken([SECRET], token, NOW)).toBeNull();
});

test("a token with anything around it or in other letters is rejected", async () => {
  const token = await createFormToken(SECRET, NOW);
  for (const changed of [
    `${token}\n`,
    ` ${token}`,
    `${token}=`,
    `${token}.x`,
    token.toUpperCase(),
  ]) {
    expect(await readFormToken([SECRET], changed, NOW)).toBeNull();
  }
});
