import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { newVisitor, openLeadPost } from "../support/lead-form-visitor.ts";
import { test } from "../support/site.ts";

const run = promisify(execFile);

test("a monitor reads the outbox as numbers @no-js", async ({ request }) => {
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

test("the studio's command reads the leads beside the running site @no-js @ci", async ({
  page,
}) => {
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
