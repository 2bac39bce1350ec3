import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./security-headers";
import { SPECULATION_HASH } from "./speculation-rules";

type Allowances = Parameters<typeof contentSecurityPolicy>[0];

const FILES = { scripts: true };
const HYDRATED = { scripts: true, nonce: "n0nce" };

function directives(allowances: Allowances) {
  const pairs = contentSecurityPolicy(allowances).split("; ");
  return Object.fromEntries(pairs.map((pair) => pair.split(/ (.*)/)));
}

test.each<[Allowances, string, string]>([
  [{}, "'none'", "'none'"],
  [FILES, `'self' '${SPECULATION_HASH}'`, "'none'"],
  [HYDRATED, `'self' 'nonce-n0nce' '${SPECULATION_HASH}'`, "'self'"],
])("%o runs %s and connects to %s", (allowances, sources, connections) => {
  expect(directives(allowances)).toMatchObject({
    "default-src": "'none'",
    "script-src": sources,
    "connect-src": connections,
    "style-src": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  });
});

test("only a page that shows a film may load one", () => {
  expect(directives({})).not.toHaveProperty("media-src");
  expect(directives({ video: true })).toMatchObject({ "media-src": "'self'" });
});

test("no policy allows anything inline or evaluated", () => {
  for (const allowances of [{}, FILES, HYDRATED]) {
    expect(contentSecurityPolicy(allowances)).not.toMatch(/unsafe|\*|https?:/);
  }
});

test.each<[Allowances, string]>([
  [FILES, `'self' '${SPECULATION_HASH}' https://www.googletagmanager.com`],
  [HYDRATED, `'self' 'nonce-n0nce' '${SPECULATION_HASH}' https://www.googletagmanager.com`],
])("with analytics, %o runs %s", (allowances, sources) => {
  const {
    "script-src": scriptSrc,
    "connect-src": connectSrc,
    ...others
  } = directives({ ...allowances, analytics: true });
  expect(scriptSrc).toBe(sources);
  expect(connectSrc).toBe("'self' https://*.google-analytics.com https://*.analytics.google.com");
  const {
    "script-src": _script,
    "connect-src": _connect,
    ...withoutAnalytics
  } = directives(allowances);
  expect(others).toEqual(withoutAnalytics);
});

test("forms go to the site itself, and to the schedulers a page names", () => {
  expect(directives({})["form-action"]).toBe("'self'");
  const booking = { formTargets: ["https://book.test", "https://call.test"] };
  expect(directives(booking)["form-action"]).toBe("'self' https://book.test https://call.test");
});

test("the script of a page that does not hydrate asks this site where the page says so", () => {
  expect(directives({ ...FILES, connects: true })["connect-src"]).toBe("'self'");
});

test("only an https site insists on https", () => {
  expect(securityHeaders("https://studio.test")).toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders("http://127.0.0.1:8787")).not.toHaveProperty("Strict-Transport-Security");
});
