import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acceptLead } from "~/outbox/accept-lead.server";
import { readHealth } from "~/outbox/health.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { forms, openStudio, writeInquiry } from "../studio.ts";

const MINUTE_MS = 60_000;

beforeEach(async () => {
  await env.DB.exec("DELETE FROM leads");
  await env.DB.exec("DELETE FROM heartbeats");
});
afterEach(() => vi.useRealTimers());

function openLocally(variables: Record<string, string> = {}) {
  return { ...openStudio(variables).platform, origin: "http://localhost:8787" };
}

test("a healthy outbox says when it was last swept", async () => {
  const platform = openLocally();
  await sweepLeads(platform);
  const { isHealthy, report } = await readHealth(platform, Date.now() + 41_000);
  expect(isHealthy).toBe(true);
  expect(report).toMatchObject({
    leads: { pending: 0, oldestPendingMs: null, held: 0, dead: 0, received: 0, unconfirmed: 0 },
    settings: [],
    at: expect.stringMatching(/Z$/),
  });
  expect(report.lastSweepMs).toBeGreaterThanOrEqual(41_000);
  expect((await readHealth(platform, Date.now() + 6 * MINUTE_MS)).isHealthy).toBe(false);
});

test("a sweep that never came is overdue five minutes after health was first read", async () => {
  const platform = openLocally();
  const first = Date.now();
  expect(await readHealth(platform, first)).toMatchObject({
    isHealthy: true,
    report: { lastSweepMs: null },
  });
  expect((await readHealth(platform, first + 4 * MINUTE_MS)).isHealthy).toBe(true);
  expect((await readHealth(platform, first + 6 * MINUTE_MS)).isHealthy).toBe(false);
});

test("a dead lead, one that waits too long and a wrong setting are incidents", async () => {
  const platform = openLocally();
  const inquiry = writeInquiry();
  await forms.setMode("500", { match: inquiry.email, times: 1 });
  await acceptLead(platform, inquiry);
  expect((await readHealth(platform)).isHealthy).toBe(true);
  const later = Date.now() + 16 * MINUTE_MS;
  await sweepLeads(platform);
  await env.DB.exec(`UPDATE heartbeats SET at = ${later}`);
  expect((await readHealth(platform, later)).isHealthy).toBe(false);
  await env.DB.exec("UPDATE leads SET status = 'dead'");
  expect(await readHealth(platform)).toMatchObject({
    isHealthy: false,
    report: { leads: { dead: 1 } },
  });
  await env.DB.exec("DELETE FROM leads");
  expect((await readHealth(openLocally({ PAYMENT_URLS: "oops" }))).isHealthy).toBe(false);
});

test("on other hosts than localhost the report is cached for half a minute", async () => {
  const { platform } = openStudio();
  const now = Date.now() + 60 * MINUTE_MS;
  const { report } = await readHealth(platform, now);
  await acceptLead(openStudio({ FORMS_URL_WIZARD: "" }).platform, writeInquiry());
  expect((await readHealth(platform, now + 29_000)).report.at).toBe(report.at);
  expect((await readHealth(platform, now + 31_000)).report.leads.received).toBe(1);
  expect(takeErrors()).toEqual([]);
});
