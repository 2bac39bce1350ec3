import { expect, test } from "vitest";
import { hasConsent, recordChoice } from "./consent.server";

test.each([
  ["consent=grant", true],
  ["a=b; consent=grant; c=d", true],
  ["consent=deny", false],
  ["consent=granted", false],
  ["xconsent=grant", false],
  ["other=consent=grant", false],
  ["", false],
])("the cookies %j mean consent: %s", (cookies, consents) => {
  const headers = { Cookie: cookies };
  expect(hasConsent(new Request("https://studio.test/", { headers }))).toBe(consents);
});

test("a yes is kept for 180 days, where scripts can read it", () => {
  expect(recordChoice("grant", "http://127.0.0.1:8787", "G-AB12")).toEqual([
    "consent=grant; Max-Age=15552000; Path=/; SameSite=Lax",
  ]);
});

test("a no on an https site is sent over https only, and deletes the tag's cookies", () => {
  expect(recordChoice("deny", "https://studio.test", "G-AB12")).toEqual([
    "consent=deny; Max-Age=15552000; Path=/; SameSite=Lax; Secure",
    "_ga=; Max-Age=0; Path=/",
    "_ga_AB12=; Max-Age=0; Path=/",
  ]);
});
