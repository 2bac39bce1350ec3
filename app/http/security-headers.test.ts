import { expect, test } from "vitest";
import { contentSecurityPolicy, type ScriptPolicy, securityHeaders } from "./security-headers";

const HYDRATED: ScriptPolicy = { kind: "hydrated", nonce: "n0nce" };

function directives(scripts: ScriptPolicy, formTargets?: string[]) {
  const pairs = contentSecurityPolicy(scripts, formTargets).split("; ");
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

test("no policy allows anything inline or evaluated", () => {
  for (const scripts of [{ kind: "none" }, { kind: "files" }, HYDRATED] as ScriptPolicy[]) {
    expect(contentSecurityPolicy(scripts)).not.toMatch(/unsafe|\*|https?:/);
  }
});

test("forms go to the site itself, and to the schedulers a page names", () => {
  expect(directives({ kind: "none" })["form-action"]).toBe("'self'");
  expect(directives({ kind: "none" }, ["https://book.test"])["form-action"]).toBe(
    "'self' https://book.test",
  );
});

test("only an https site insists on https", () => {
  expect(securityHeaders("https://studio.test")).toHaveProperty("Strict-Transport-Security");
  expect(securityHeaders("http://127.0.0.1:8787")).not.toHaveProperty("Strict-Transport-Security");
});
