import { expect, test } from "vitest";
import { parseEnv } from "~/settings/settings.server";
import {
  decrypt,
  encrypt,
  isEqual,
  type Secrets,
  secretsOf,
  sign,
  signedCookie,
  verify,
} from "./crypto.server";

const secrets: Secrets = ["a secret of thirty-two characters"];
const context = { purpose: "review", subject: "submission-1" };
const details = { firstName: "Zoë", challenge: "日本 & 👋\n".repeat(600) };

test("an encrypted value decrypts to the same value", async () => {
  const encrypted = await encrypt(secrets, context, details);
  expect(encrypted).toMatch(/^[\w-]+$/);
  expect(await decrypt(secrets, context, encrypted)).toEqual(details);
});

test("the same value never encrypts to the same text", async () => {
  expect(await encrypt(secrets, context, details)).not.toBe(
    await encrypt(secrets, context, details),
  );
});

test("a text is decrypted for its own purpose and subject only", async () => {
  const encrypted = await encrypt(secrets, context, details);
  expect(await decrypt(secrets, { ...context, subject: "submission-2" }, encrypted)).toBeNull();
  expect(await decrypt(secrets, { ...context, purpose: "other" }, encrypted)).toBeNull();
});

test("a former secret still decrypts, another one does not", async () => {
  const encrypted = await encrypt(secrets, context, details);
  const later: Secrets = ["the secret that came after it", ...secrets];
  expect(await decrypt(later, context, encrypted)).toEqual(details);
  expect(await decrypt(["somebody else's secret"], context, encrypted)).toBeNull();
});

test.each([
  [
    "changed",
    (text: string) => `${text.slice(0, 40)}${text[40] === "A" ? "B" : "A"}${text.slice(41)}`,
  ],
  ["cut", (text: string) => text.slice(0, -5)],
  ["cut to nothing but the nonce", (text: string) => text.slice(0, 16)],
  ["emptied", () => ""],
  ["no base64", () => "$$$"],
  ["odd in length", () => "A"],
  ["100 kB of something", () => "A".repeat(100_000)],
  ["longer than anything of ours", () => "A".repeat(300_000)],
])("a text that was %s decrypts to null", async (_name, damage) => {
  const encrypted = await encrypt(secrets, context, details);
  expect(await decrypt(secrets, context, damage(encrypted))).toBeNull();
});

test("a signature is valid for one text and a known secret", async () => {
  const signature = await sign(secrets[0], "form:1");
  expect(await verify(secrets, "form:1", signature)).toBe(true);
  expect(await verify(["a newer one", ...secrets], "form:1", signature)).toBe(true);
  expect(await verify(secrets, "form:2", signature)).toBe(false);
  expect(await verify(["somebody else's secret"], "form:1", signature)).toBe(false);
});

test("only the same texts are equal", async () => {
  expect(await isEqual("key", "key")).toBe(true);
  expect(await isEqual("", "")).toBe(true);
  expect(await isEqual("key", "ke")).toBe(false);
  expect(await isEqual("key", "kez")).toBe(false);
});

test("the former secret is used while it is set", () => {
  const settings = { SESSION_SECRET: "new", SESSION_SECRET_OLD: undefined };
  expect(secretsOf(settings)).toEqual(["new"]);
  expect(secretsOf({ ...settings, SESSION_SECRET_OLD: "old" })).toEqual(["new", "old"]);
});

function cookie(origin: string) {
  return signedCookie({ settings: parseEnv({}), origin }, "sent", { maxAge: 60 });
}

const HTTPS = "https://studio.test";
const HTTP = "http://127.0.0.1:8787";

test("on https only this host can set a signed cookie", async () => {
  const set = await cookie(HTTPS).serialize("x");
  expect(set).toMatch(/^__Host-sent=/);
  expect(set).toMatch(/; Path=\/; /);
  expect(set).toMatch(/; Secure/);
  expect(set).not.toContain("Domain");
});

test("without https a signed cookie keeps its name, which is not read on https", async () => {
  const [planted = ""] = (await cookie(HTTP).serialize("x")).split(";");
  expect(planted).toMatch(/^sent=/);
  expect(await cookie(HTTPS).parse(planted)).toBeNull();
  expect(await cookie(HTTP).parse(planted)).toBe("x");
});
