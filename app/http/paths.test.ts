import { expect, test } from "vitest";
import { canonicalPath, loggedPath, sameSitePath } from "./paths";

test.each([
  ["/About-Us/", "/about-us"],
  ["/inquiry/business-stage//", "/inquiry/business-stage"],
  ["//evil.test/", "/evil.test"],
  ["/", "/"],
])("%s is canonical as %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

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
  ["/assessments/video-readiness/results/1a2b3c", "/assessments/video-readiness/results/*"],
  ["/assessments/video-readiness/%72esults/1a2b3c", "/assessments/video-readiness/results/*"],
  ["/assessments/video-readiness%2Fresults%2f1a%0ab", "/assessments/video-readiness/results/*"],
  ["/caf%C3%A9%20%ff", "/caf%C3%A9%20%ff"],
  ["/Assessments/video-readiness/Results/1a2b3c/book", "/Assessments/video-readiness/Results/*"],
])("%s is logged as %s", (address, path) => {
  expect(loggedPath(`https://studio.test${address}`)).toBe(path);
});
