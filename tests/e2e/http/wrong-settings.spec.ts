import { expect } from "@playwright/test";
import { newVisitor, openLeadPost } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";
import { startMissetSite } from "../support/sites/misset-site.ts";

test("wrong settings are named, and pages and forms work all the same @no-js", async ({ page }) => {
  test.slow();
  const site = await startMissetSite();
  try {
    const health = await page.request.get(`${site.url}/healthz`);
    const { ok, settings } = await health.json();
    expect(ok).toBe(true);
    expect(settings.map(({ name }: { name: string }) => name).sort()).toEqual(site.names.sort());
    expect(JSON.stringify(settings)).not.toContain("oops");

    for (const path of ["/", "/video-packages", "/services/diy-downloads", "/book/strategy"]) {
      const answer = await page.request.get(site.url + path);
      expect(answer.status(), path).toBe(200);
    }
    const visitor = newVisitor();
    const form = await openLeadPost(page, visitor, `${site.url}/contact`);
    const sent = await page.request.post(`${site.url}/contact`, {
      form,
      headers: { origin: site.url },
    });
    expect(sent.url()).toBe(`${site.url}/thank-you`);
    expect(await site.inbox()).toMatchObject([{ kind: "crm", status: "pending", attempts: 0 }]);
  } finally {
    await site.stop();
  }
});
