import { expect, test } from "vitest";
import {
  canonicalAddress,
  canonicalPath,
  loggedPath,
  sameSitePath,
  withoutPunctuation,
} from "./paths";

test.each([
  ["/About-Us/", "/about-us"],
  ["/inquiry/business-stage//", "/inquiry/business-stage"],
  ["//evil.test/", "/evil.test"],
  ["/Caf%C3%A9/A%2fB", "/caf%C3%A9/a%2fb"],
  ["/", "/"],
])("%s is canonical as %s", (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

test.each([
  ["?utm_source=a&amp;utm_medium=b&amp;service=X", "?utm_source=a&utm_medium=b&service=X"],
  ["?a=1&amp;amp;b=2&AMP;c=3", "?a=1&b=2&c=3"],
  ["?service=A%26amp%3BB&b=amp;", "?service=A%26amp%3BB&b=amp;"],
  ["", ""],
])("the query %j is canonical as %j", (search, canonical) => {
  expect(canonicalAddress("/contact", search)).toBe(`/contact${canonical}`);
});

test.each([
  ...[
    ",",
    ")",
    ".",
    "%E2%80%9D",
    "%22",
    "%3E",
    "%E2%80%8B",
    "%EF%BB%BF",
    "%C2%AD",
    "%20",
    ").",
    "/,",
  ].map((end) => [`/blog/one-two${end}`, "/blog/one-two"]),
  ["/,", "/"],
  ["/%00", "/%00"],
  ["/inquiry/..%2f", "/inquiry/..%2F"],
  ["/contact", "/contact"],
  ["/caf%C3%A9,", "/caf%C3%A9"],
  ["/%2Fevil.test%2F%C3%A9,", "/%2Fevil.test%2F%C3%A9"],
])("%s without punctuation at its end is %s", (path, expected) => {
  expect(withoutPunctuation(path)).toBe(expected);
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
  ["/assessments/video-readiness/results/1a2b3c", "/assessments/video-readiness/results/*"],
  ["/assessments/video-readiness/%72esults/1a2b3c", "/assessments/video-readiness/results/*"],
  ["/assessments/video-readiness%2Fresults%2f1a%0ab", "/assessments/video-readiness/results/*"],
  ["/caf%C3%A9%20%ff", "/caf%C3%A9%20%ff"],
  ["/Assessments/video-readiness/Results/1a2b3c/book", "/Assessments/video-readiness/Results/*"],
])("%s is logged as %s", (address, path) => {
  expect(loggedPath(`https://studio.test${address}`)).toBe(path);
});
