import { expect } from "@playwright/test";
import { readInbox } from "../support/inbox.ts";
import { newVisitor, openLeadPost } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";
import { missetSettings } from "../support/sites/site-settings.ts";
import { askForSite } from "../support/sites/sites.ts";

test("invalid settings are named, and pages and forms still work @no-js", async ({ page }) => {
  test.slow();
  const { RATE_LIMITS: _right, ...misset } = missetSettings;
  const site = await askForSite("misset");
  const health = await page.request.get(`${site.url}/healthz`);
  expect([health.status(), health.headers()["cache-control"]]).toEqual([200, "no-store"]);
  const { ok, leads, settings } = await health.json();
  expect([ok, leads]).toEqual([
    true,
    expect.objectContaining({ dead: 0, pending: expect.any(Number) }),
  ]);
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
