import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy";
import { INLINE_HASHES, SHOW_MODAL, SPECULATION_RULES, WAIT_FOR_STYLE } from "./inline-scripts";

type Allowances = Parameters<typeof contentSecurityPolicy>[0];

const FILES = { scripts: true };
const HYDRATED = { scripts: true, nonce: "n0nce" };
const INLINE = INLINE_HASHES.map((hash) => `'${hash}'`).join(" ");
const GOOGLE = "https://*.google-analytics.com https://*.analytics.google.com";
const TAG = "https://www.googletagmanager.com";

function directives(allowances: Allowances) {
  const pairs = contentSecurityPolicy(allowances).split("; ");
  return Object.fromEntries(pairs.map((pair) => pair.split(/ (.*)/)));
}

test.each<[Allowances, script: string, connect: string]>([
  [{}, "'none'", "'none'"],
  [FILES, `'self' ${INLINE}`, "'self'"],
  [HYDRATED, `'self' 'nonce-n0nce' ${INLINE}`, "'self'"],
  [{ ...FILES, analytics: true }, `'self' ${INLINE} ${TAG}`, `'self' ${GOOGLE}`],
  [{ ...HYDRATED, analytics: true }, `'self' 'nonce-n0nce' ${INLINE} ${TAG}`, `'self' ${GOOGLE}`],
])("%o runs %s and connects to %s", (allowances, script, connect) => {
  const { "script-src": scripts, "connect-src": connections, ...others } = directives(allowances);
  expect([scripts, connections]).toEqual([script, connect]);
  const { "script-src": _script, "connect-src": _connect, ...least } = directives({});
  expect(others).toEqual(least);
  expect(JSON.stringify(others)).not.toMatch(/unsafe|\*|https?:/);
});

test("pages load nothing but what is named, and forms go to the site and its schedulers", () => {
  expect(directives({})).toMatchObject({
    ...{ "default-src": "'none'", "style-src": "'self'", "base-uri": "'none'" },
    ...{ "frame-ancestors": "'none'", "form-action": "'self'" },
  });
  const booking = { bookings: ["https://book.test", "https://call.test"] };
  expect(directives(booking)["form-action"]).toBe("'self' https://book.test https://call.test");
  expect(directives({})).not.toHaveProperty("media-src");
  expect(directives({ video: true })).toMatchObject({ "media-src": "'self'" });
  expect(directives({ frames: "https://host.example" })).toMatchObject({
    "frame-src": "https://host.example",
  });
});

test("the policy names each inline script by its hash", () => {
  const hashes = [SPECULATION_RULES, WAIT_FOR_STYLE, SHOW_MODAL].map(
    (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
  );
  expect(INLINE_HASHES).toEqual(hashes);
});
