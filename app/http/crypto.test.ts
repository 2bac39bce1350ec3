import { createCookie } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
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
const later: Secrets = ["the secret that came after it", ...secrets];
const context = { purpose: "review", subject: "submission-1" };
const details = { firstName: "Zoë", challenge: "日本 & 👋\n".repeat(600) };

test("an encrypted value decrypts to the same value, and is never the same text", async () => {
  const encrypted = await encrypt(secrets, context, details);
  expect(encrypted).toMatch(/^[\w-]+$/);
  expect(await decrypt(secrets, context, encrypted)).toEqual(details);
  expect(await encrypt(secrets, context, details)).not.toBe(encrypted);
});

test("a text is decrypted for its own purpose and subject, by a known secret, only", async () => {
  const encrypted = await encrypt(secrets, context, details);
  expect(await decrypt(later, context, encrypted)).toEqual(details);
  expect(await decrypt(["somebody else's secret"], context, encrypted)).toBeNull();
  for (const other of [{ subject: "submission-2" }, { purpose: "other" }])
    expect(await decrypt(secrets, { ...context, ...other }, encrypted)).toBeNull();
});

test.each<[string, damage: (text: string) => string]>([
  ["changed", (text) => `${text.slice(0, 40)}${text[40] === "A" ? "B" : "A"}${text.slice(41)}`],
  ["cut", (text) => text.slice(0, -5)],
  ["cut to nothing but the nonce", (text) => text.slice(0, 16)],
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
  expect(await verify(later, "form:1", signature)).toBe(true);
  expect(await verify(secrets, "form:2", signature)).toBe(false);
  expect(await verify(["somebody else's secret"], "form:1", signature)).toBe(false);
});

test.each([
  ["key", "key", true],
  ["", "", true],
  ["key", "ke", false],
  ["key", "kez", false],
])("%j equals %j: %s", async (one, other, same) => expect(await isEqual(one, other)).toBe(same));

test("the former secret is used while it is set", () => {
  const settings = { ...parseEnv({}), SESSION_SECRET: "new" };
  expect(secretsOf(settings)).toEqual(["new"]);
  expect(secretsOf({ ...settings, SESSION_SECRET_OLD: "old" })).toEqual(["new", "old"]);
});

test("only this host can set a signed cookie of an https site, and one of http is not read there", async () => {
  const cookie = (origin: string) =>
    signedCookie({ settings: parseEnv({}), origin }, "sent", { maxAge: 60 });
  const set = await cookie("https://studio.test").serialize("x");
  expect(set).toMatch(/^__Host-sent=.*; Path=\/; .*; Secure/);
  expect(set).not.toContain("Domain");
  const local = cookie("http://127.0.0.1:8787");
  const [planted = ""] = (await local.serialize("x")).split(";");
  expect(planted).toMatch(/^sent=/);
  expect(await cookie("https://studio.test").parse(planted)).toBeNull();
  expect(await local.parse(planted)).toBe("x");
});

afterEach(() => void vi.useRealTimers());

test("a cookie under the name of another one is refused", async () => {
  const site = {
    settings: parseEnv({ SESSION_SECRET_OLD: secrets[0] }),
    origin: "http://127.0.0.1",
  };
  const cookie = (name: string, origin = site.origin) =>
    signedCookie({ ...site, origin }, name, { maxAge: 60 });
  const [booked = ""] = (await cookie("booked").serialize({ submission: "s" })).split(";");
  expect(await cookie("booked").parse(booked)).toEqual({ submission: "s" });
  expect(await cookie("sent").parse(booked.replace("booked", "sent"))).toBeNull();
  const elsewhere = cookie("booked", "https://studio.test");
  expect(await elsewhere.parse(`__Host-${booked}`)).toBeNull();
  const renamed = { ...site, settings: { ...site.settings, SESSION_SECRET: "a new one" } };
  const old = { ...renamed.settings, SESSION_SECRET_OLD: site.settings.SESSION_SECRET };
  const replaced = signedCookie({ ...renamed, settings: old }, "booked", { maxAge: 60 });
  expect(await replaced.parse(booked)).toEqual({ submission: "s" });
});

test("a cookie that was signed without its name holds until the end of January 2027", async () => {
  const settings = parseEnv({});
  const cookie = () =>
    signedCookie({ settings, origin: "http://127.0.0.1" }, "sent", { maxAge: 60 });
  const former = createCookie("sent", { secrets: [settings.SESSION_SECRET] });
  const [unnamed = ""] = (await former.serialize("x")).split(";");
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 30) });
  expect(await cookie().parse(unnamed)).toBe("x");
  vi.setSystemTime(Date.UTC(2027, 1, 1));
  expect(await cookie().parse(unnamed)).toBeNull();
});
