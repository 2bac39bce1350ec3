import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { readInbox } from "../support/inbox.ts";
import { newVisitor, openLeadPost } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";
import { askForSite } from "../support/sites/more-sites.ts";
import { missetSettings } from "../support/sites/site-settings.ts";

const run = promisify(execFile);

test("/healthz reports the outbox as numbers @no-js", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("no-store");
  const { ok, leads, lastSweepMs, at } = await response.json();
  expect(ok).toBe(true);
  expect(Object.keys(leads).sort()).toEqual([
    "dead",
    "held",
    "oldestPendingMs",
    "pending",
    "received",
    "unconfirmed",
  ]);
  expect(lastSweepMs === null || lastSweepMs >= 0).toBe(true);
  expect(Date.parse(at)).toBeGreaterThan(0);
});

test("the leads command reads the database of the running site @no-js", async ({ page }) => {
  test.slow();
  const visitor = newVisitor();
  const form = await openLeadPost(page, visitor);
  expect((await page.request.post("/contact", { form, maxRedirects: 0 })).status()).toBe(303);
  const place = ["--persist-to", String(process.env.SITE_STATE_DIR)];
  const list = ["scripts/leads.ts", "list", "--json", "--limit", "1000", ...place];
  const { stdout } = await run(process.execPath, list);
  const emails = JSON.parse(stdout).leads.map(({ fields }: { fields: { email: string } }) => {
    return fields.email;
  });
  expect(emails).toContain(visitor.email);
});

test("invalid settings are named, and pages and forms still work @no-js", async ({ page }) => {
  test.slow();
  const { RATE_LIMITS: _right, ...misset } = missetSettings;
  const site = await askForSite("misset");
  const health = await page.request.get(`${site.url}/healthz`);
  const { ok, settings } = await health.json();
  expect(ok).toBe(true);
  const named = settings.map(({ name }: { name: string }) => name);
  expect(named.sort()).toEqual(Object.keys(misset).sort());
  expect(JSON.stringify(settings)).not.toContain("oops");

  for (const path of ["/", "/video-packages", "/services/diy-downloads", "/book/strategy"]) {
    const answer = await page.request.get(site.url + path);
    expect(answer.status(), path).toBe(200);
  }
  const form = await openLeadPost(page, newVisitor(), `${site.url}/contact`);
  const headers = { origin: site.url };
  const sent = await page.request.post(`${site.url}/contact`, { form, headers });
  expect(sent.url()).toBe(`${site.url}/thank-you`);
  expect(readInbox(site.stateDir)).toMatchObject([{ kind: "crm", status: "pending", attempts: 0 }]);
});
