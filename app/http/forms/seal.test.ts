import { expect, test } from "vitest";
import { seal, unseal } from "./seal.server";
import type { Secrets } from "./secrets.server";

const secrets: Secrets = ["a secret of thirty-two characters"];
const context = { purpose: "review", subject: "submission-1" };
const details = { firstName: "Zoë", challenge: "日本 & 👋\n".repeat(600) };

test("what was sealed opens again, to the letter", async () => {
  const sealed = await seal(secrets, context, details);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(await unseal(secrets, context, sealed)).toEqual(details);
});

test("the same value never looks the same", async () => {
  expect(await seal(secrets, context, details)).not.toBe(await seal(secrets, context, details));
});

test("a text opens for its own purpose and subject only", async () => {
  const sealed = await seal(secrets, context, details);
  expect(await unseal(secrets, { ...context, subject: "submission-2" }, sealed)).toBeNull();
  expect(await unseal(secrets, { ...context, purpose: "elsewhere" }, sealed)).toBeNull();
});

test("a former secret still opens, a strange one never", async () => {
  const sealed = await seal(secrets, context, details);
  expect(await unseal(["the secret that came after it", ...secrets], context, sealed)).toEqual(
    details,
  );
  expect(await unseal(["somebody else's secret"], context, sealed)).toBeNull();
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
])("a text that was %s does not open and does not throw", async (_name, damage) => {
  const sealed = await seal(secrets, context, details);
  expect(await unseal(secrets, context, damage(sealed))).toBeNull();
});
