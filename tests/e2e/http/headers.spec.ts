import { createHash } from "node:crypto";
import { expect } from "@playwright/test";
import { chosen, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";

// Requests need no browser: each test runs once.
const once = { tag: "@no-js" };
const STAGE = "/inquiry/business-stage";
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const DETAILS = "/inquiry/details?flow=short&serviceType=consultation";

test("every answer carries the security headers", once, async ({ request }) => {
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
});

test(
  "scripts run from our files, by their hash or under a nonce of this one answer",
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
