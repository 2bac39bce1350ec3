import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { pages } from "../../../content/pages.ts";
import { chosen, stepUrl } from "../support/inquiry-answers.ts";
import { test } from "../support/site.ts";

const STAGE = "/inquiry/business-stage";
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const WIZARD = [STAGE, "/inquiry/service?flow=short", stepUrl("strategy", chosen)];
const UNSTORED = [
  ...WIZARD,
  stepUrl("details", chosen),
  "/nope",
  "/inquiry",
  "/book/strategy",
  `${STAGE}?timeline=x`,
];

test("responses have the security headers and a cache policy @no-js", async ({ request }) => {
  for (const path of ["/", ...UNSTORED]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": expect.stringMatching(path === "/" ? /^public/ : /no-store/),
      ...(WIZARD.includes(path) && { "x-robots-tag": "noindex" }),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
  }
  const drawing = (await request.get("/favicon.svg")).headers();
  expect(drawing).toMatchObject({ "x-content-type-options": "nosniff" });
  expect(drawing["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
});

test("scripts are allowed as our files, by hash or by nonce @no-js", async ({ request }) => {
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
});

/** Pages with a form token, which are not cached. */
const UNCACHED = ["/contact", "/services/diy-downloads", "/assessments/video-readiness"];

test("a shared cache keeps public pages, and none with a token @no-js", async ({ request }) => {
  expect(readFileSync("wrangler.toml", "utf8")).toMatch(/\[cache\]\nenabled = true/);
  for (const { path } of pages) {
    const headers = (await request.get(path)).headers();
    expect(mayBeShared(headers), path).toBe(!UNCACHED.includes(path));
  }
});

/** As RFC 9111 has it. */
function mayBeShared({ vary = "", ...headers }: Record<string, string>): boolean {
  const policy = headers["cache-control"] ?? "";
  const isForEveryone = vary === "" || vary.toLowerCase() === "accept-encoding";
  const isRefused = /no-store|private|no-cache/.test(policy) || "set-cookie" in headers;
  return isForEveryone && !isRefused && /s-maxage=[1-9]/.test(policy);
}
