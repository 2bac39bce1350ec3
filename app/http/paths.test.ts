import { expect, test } from "vitest";
import { canonicalPath, loggedPath, sameSitePath } from "./paths";

test("a path is lower case and has no slash at the end", () => {
  expect(canonicalPath("/About-Us/")).toBe("/about-us");
  expect(canonicalPath("/inquiry/business-stage//")).toBe("/inquiry/business-stage");
});

test("a path never becomes another site's address", () => {
  expect(canonicalPath("//evil.test/")).toBe("/evil.test");
});

test("the root keeps its only slash", () => {
  expect(canonicalPath("/")).toBe("/");
});

const SITE = "https://studio.test";

test.each([
  ["/", "/"],
  ["/contact?service=a%20b&plan=c", "/contact?service=a%20b&plan=c"],
  ["/faq#top", "/faq"],
  ["//evil.test/x", "/"],
  ["/\\evil.test", "/"],
  ["/\t/evil.test", "/"],
  ["/.//evil.test", "/evil.test"],
  ["/a/..//evil.test", "/evil.test"],
  ["///", "/"],
  ["https://evil.test/", "/"],
  ["https://studio.test/contact", "/"],
  ["javascript:alert(1)", "/"],
  ["contact", "/"],
  ["", "/"],
])("%j leads to %s", (posted, path) => {
  expect(sameSitePath(posted, SITE)).toBe(path);
  expect(new URL(sameSitePath(posted, SITE), SITE).origin).toBe(SITE);
});

test.each([
  ["/contact?email=a", "/contact"],
  ["/inquiry/details?id=1", "/inquiry/details"],
  ["/inquiry/elsewhere/0123456789abcdef0123456789abcdef", "/inquiry/elsewhere/*"],
  ["/Inquiry/Elsewhere/0123/x?y", "/Inquiry/Elsewhere/*"],
])("%s is logged as %s", (address, path) => {
  expect(loggedPath(`https://studio.test${address}`)).toBe(path);
});
