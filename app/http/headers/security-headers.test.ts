import { expect, test } from "vitest";
import { contentSecurityPolicy, type ScriptPolicy, securityHeaders } from "./security-headers";

const HYDRATED: ScriptPolicy = { kind: "hydrated", nonce: "n0nce" };

function directives(...policy: Parameters<typeof contentSecurityPolicy>) {
  const pairs = contentSecurityPolicy(...policy).split("; ");
  return Object.fromEntries(pairs.map((pair) => pair.split(/ (.*)/)));
}

test.each<[ScriptPolicy, string, string]>([
  [{ kind: "none" }, "'none'", "'none'"],
  [{ kind: "files" }, "'self'", "'none'"],
  [HYDRATED, "'self' 'nonce-n0nce'", "'self'"],
])("%o runs %s and connects to %s", (scripts, sources, connections) => {
  expect(directives(scripts)).toMatchObject({
    "default-src": "'none'",
    "script-src": sources,
    "connect-src": connections,
    "style-src": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  });
});

test("only a page that shows a film may load one", () => {
  const none = { kind: "none" } as const;
  expect(directives(none)).not.toHaveProperty("media-src");
  expect(directives(none, { plays: true })).toMatchObject({ "media-src": "'self'" });
});

test("no policy allows anything inline or evaluated", () => {
  for (const scripts of [{ kind: "none" }, { kind: "files" }, HYDRATED] as ScriptPolicy[]) {
    expect(contentSecurityPolicy(scripts)).not.toMatch(/unsafe|\*|https?:/);
  }
});

test.each<[ScriptPolicy, string]>([
  [{ kind: "none" }, "'self' https://www.googletagmanager.com"],
  [{ kind: "files" }, "'self' https://www.googletagmanager.com"],
  [HYDRATED, "'self' 'nonce-n0nce' https://www.googletagmanager.com"],
])("measured, %o runs %s", (scripts, sources) => {
  const {
    "script-src": scriptSrc,
    "connect-src": connectSrc,
    ...others
  } = directives(scripts, {
    measured: true,
  });
  expect(scriptSrc).toBe(sources);
  expect(connectSrc).toBe("'self' https://*.google-analytics.com https://*.analytics.google.com");
  const { "script-src": _script, "connect-src": _connect, ...unmeasured } = directives(scripts);
  expect(others).toEqual(unmeasured);
});

test("forms go to the site itself, and to the schedulers a page names", () => {
  expect(directives({ kind: "none" })["form-action"]).toBe("'self'");
  const booking = { formTargets: ["https://book.test", "https://call.test"] };
  expect(directives({ kind: "none" }, booking)["form-action"]).toBe(
    "'self' https://book.test https://call.test",
  );
});

test("the script of a page that does not hydrate asks this site where the page says so", () => {
  expect(directives({ kind: "files" }, { connects: true })["connect-src"]).toBe("'self'");
});

test("only an https site insists on https", () => {
  expect(securityHeaders("https://studio.test")).toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders("http://127.0.0.1:8787")).not.toHaveProperty("Strict-Transport-Security");
});
