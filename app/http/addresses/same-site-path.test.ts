import { expect, test } from "vitest";
import { sameSitePath } from "./same-site-path";

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
