import { expect, test } from "vitest";
import {
  contentSecurityPolicy,
  type ScriptPolicy,
  securityHeaders,
  withSecurityHeaders,
} from "./security-headers";

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

test("a redirect keeps its status, its cookies and its place when secured", () => {
  const headers = new Headers({ Location: "/inquiry/review" });
  headers.append("Set-Cookie", "a=1");
  headers.append("Set-Cookie", "b=2");
  const response = withSecurityHeaders(
    new Response(null, { status: 303, headers }),
    "https://studio.test",
  );
  expect(response.status).toBe(303);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(response.headers.get("Location")).toBe("/inquiry/review");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
});

test("an answer that says nothing about caching is never stored", () => {
  const cacheControl = (headers?: HeadersInit) =>
    withSecurityHeaders(new Response("", { headers }), "https://studio.test").headers.get(
      "Cache-Control",
    );
  expect(cacheControl()).toBe("private, no-store");
  expect(cacheControl({ "Cache-Control": "public, max-age=0" })).toBe("public, max-age=0");
});
