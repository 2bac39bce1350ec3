import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { pages } from "../../../content/pages.ts";
import { chosen, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";

// Requests need no browser: each test runs once.
const once = { tag: "@no-js" };
const STAGE = "/inquiry/business-stage";
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const DETAILS = "/inquiry/details?flow=short&serviceType=consultation";

test("every response has the security headers", once, async ({ request }) => {
  for (const path of ["/", STAGE, "/nope", "/inquiry", "/book/strategy", `${STAGE}?timeline=x`]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "cache-control":
        path === "/" ? expect.stringContaining("public") : expect.stringContaining("no-store"),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
  }
  const drawing = (await request.get("/favicon.svg")).headers();
  expect(drawing).toMatchObject({ "x-content-type-options": "nosniff" });
  expect(drawing["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
});

test(
  "scripts are allowed as our files, by hash or by a nonce of one response",
  once,
  async ({ request }) => {
    const policies = [];
    for (const path of ["/", "/nope", STAGE, STAGE]) {
      const response = await request.get(path);
      const policy = response.headers()["content-security-policy"] ?? "";
      expect(policy).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/);
      expect(policy).not.toContain("unsafe");
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      for (const [, tag, text = ""] of (await response.text()).matchAll(SCRIPT)) {
        const hash = createHash("sha256").update(text).digest("base64");
        if (policy.includes(`'sha256-${hash}'`)) continue;
        expect(tag).toMatch(new RegExp(` src="/|nonce="${nonce}"|type="application/ld\\+json"`));
      }
      policies.push(policy);
    }
    expect(policies[2]).not.toBe(policies[3]);
  },
);

test("the wizard is neither stored nor indexed", once, async ({ request }) => {
  const strategy = stepUrl("strategy", chosen);
  for (const path of [STAGE, "/inquiry/service?flow=short", DETAILS, strategy]) {
    expect((await request.get(path)).headers()).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    });
  }
});

/** Pages with a form token, which are not cached. */
const UNCACHED = ["/contact", "/services/diy-downloads", "/assessments/video-readiness"];

test("a public page is rendered once for two visitors", once, async ({ request }) => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(/\[cache\]\nenabled = true/);
  for (const { path } of pages) {
    const cache = sharedCache(async () => {
      const response = await request.get(path);
      return { headers: response.headers(), text: await response.text() };
    });
    const [first, second] = [await cache.get(), await cache.get()];
    expect(cache.rendered(), path).toBe(UNCACHED.includes(path) ? 2 : 1);
    if (!UNCACHED.includes(path)) expect(second).toBe(first);
  }
});

type Answer = { headers: Record<string, string>; text: string };

/** A shared cache that follows the response headers (RFC 9111). */
function sharedCache(render: () => Promise<Answer>) {
  let kept: string | undefined;
  let times = 0;
  async function get() {
    if (kept !== undefined) return kept;
    times += 1;
    const { headers, text } = await render();
    if (mayBeShared(headers)) kept = text;
    return text;
  }
  return { get, rendered: () => times };
}

function mayBeShared({ vary = "", ...headers }: Record<string, string>): boolean {
  const policy = headers["cache-control"] ?? "";
  const isForEveryone = vary === "" || vary.toLowerCase() === "accept-encoding";
  const isRefused = /no-store|private|no-cache/.test(policy) || "set-cookie" in headers;
  return isForEveryone && !isRefused && /s-maxage=[1-9]/.test(policy);
}
