import { expect, test } from "vitest";
import {
  createFormToken,
  readFormToken,
  readPostedFields,
  TOKEN_LIFETIME_MS,
} from "./parse-post.server";

const SECRET = "a secret of this site";
const NOW = Date.UTC(2026, 10, 20, 12);
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const read = (token = "", now = NOW, secrets: [string, ...string[]] = [SECRET]) =>
  readFormToken(secrets, token, now);

test("a token names a submission of its own and when it was issued", async () => {
  const [one, two] = [await createFormToken(SECRET, NOW), await createFormToken(SECRET, NOW)];
  const known = { submission: expect.stringMatching(/^[\w-]{22}$/), mintedAt: NOW };
  expect(await read(one, NOW + 5_000)).toEqual(known);
  expect((await read(two))?.submission).not.toBe((await read(one))?.submission);
});

test.each([
  ["when it was issued", 0, true],
  ["in its last millisecond", TOKEN_LIFETIME_MS, true],
  ["afterwards", TOKEN_LIFETIME_MS + 1, false],
  ["a minute before, for a clock that is late", -60_000, true],
  ["earlier", -60_001, false],
])("a token may be used %s: %s", async (_, after, valid) => {
  expect((await read(await createFormToken(SECRET, NOW), NOW + after)) !== null).toBe(valid);
});

test("a token is good for its own secret, also the former one, and no other", async () => {
  const token = await createFormToken(SECRET, NOW);
  expect(await read(token, NOW, ["the new secret", SECRET])).not.toBeNull();
  expect(await read(token, NOW, ["another secret"])).toBeNull();
});

test("no part, character or spare bit of a token can be changed, and nothing stands around it", async () => {
  const token = await createFormToken(SECRET, NOW);
  const other = (await createFormToken(SECRET, NOW + 1)).split(".");
  const mixed = other.map((part, at) => token.split(".").with(at, part).join("."));
  const typed = [...token].map(
    (c, at) => token.slice(0, at) + (c === "a" ? "b" : "a") + token.slice(at + 1),
  );
  const last = ALPHABET.indexOf(token.at(-1) ?? "");
  const respelt = [1, 2, 3].map((spare) => token.slice(0, -1) + ALPHABET[last + spare]);
  const around = [`${token}\n`, ` ${token}`, `${token}=`, `${token}.x`, token.toUpperCase()];
  for (const changed of [...mixed, ...typed, ...respelt, ...around])
    expect(await read(changed, NOW + 2), changed).toBeNull();
});

test.each([undefined, "", ".", "..", "garbage", "__proto__", "x".repeat(100_000)])(
  "the invalid token %.20s is rejected",
  async (token) => expect(await read(token)).toBeNull(),
);

async function readFields(body: string, names = ["name", "message"]) {
  const request = new Request("https://studio.test/", { method: "POST", body });
  const { fields, repeated } = await readPostedFields(request, names);
  return { fields: Object.fromEntries(fields.entries()), repeated };
}

test.each<[what: string, body: string, fields: object, repeated?: string[]]>([
  [
    "allowed names only",
    "tags[9]=x&__proto__=y&constructor=z&name[0]=q&name=A&name.a=b",
    { name: "A" },
  ],
  [
    "the first of repeated names",
    "name=A&name=E&x=1&x=2&message=",
    { name: "A", message: "" },
    ["name"],
  ],
  ["nothing for what is missing", "", {}],
  [
    "values decoded once and cleaned",
    "name=Ada+%26+co%00%E2%80%AE&message=100%2525%0D%0A",
    { name: "Ada & co", message: "100%25\n" },
  ],
])("reads %s", async (_, body, fields, repeated = []) => {
  expect(await readFields(body)).toEqual({ fields, repeated });
});

test("65,000 unknown fields are ignored quickly", async () => {
  const start = performance.now();
  expect(await readFields(`${"a=&".repeat(65_000)}name=Ada`)).toMatchObject({
    fields: { name: "Ada" },
  });
  expect(performance.now() - start).toBeLessThan(1_000);
});
