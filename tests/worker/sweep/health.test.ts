import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { readHealth } from "~/outbox/health.server";
import { sweepLeads } from "~/outbox/sweep.server";
import { loader } from "~/routes/resources/health";
import { guardStore } from "../broken-stores.ts";
import {
  acceptInquiry,
  advanceClock,
  HOUR_MS,
  MINUTE_MS,
  openTestSite,
  routeArgs,
} from "../test-site.ts";

let hour = 0;

beforeEach(() => {
  // Later than every report that this runtime still keeps.
  hour += 1;
  advanceClock(hour * HOUR_MS);
});

function openSite(variables: Record<string, string> = {}) {
  return { ...openTestSite(variables).platform, origin: "http://localhost:8787" };
}

test("a healthy outbox says when it was last swept", async () => {
  const platform = openSite();
  await sweepLeads(platform);
  const { problems, report } = await readHealth(platform, Date.now() + 41_000);
  expect(problems).toEqual([]);
  expect(report).toMatchObject({
    leads: { pending: 0, oldestPendingMs: null, held: 0, dead: 0, received: 0, unconfirmed: 0 },
    settings: [],
    at: expect.stringMatching(/Z$/),
  });
  expect(report.lastSweepMs).toBeGreaterThanOrEqual(41_000);
  expect((await readHealth(platform, Date.now() + 6 * MINUTE_MS)).problems).toEqual(["sweep.late"]);
});

test("a sweep that never came is overdue five minutes after health was first read", async () => {
  const platform = openSite();
  const first = Date.now();
  expect(await readHealth(platform, first)).toMatchObject({
    problems: [],
    report: { lastSweepMs: null },
  });
  expect((await readHealth(platform, first + 4 * MINUTE_MS)).problems).toEqual([]);
  expect((await readHealth(platform, first + 6 * MINUTE_MS)).problems).toEqual(["sweep.late"]);
});

test("a dead lead, one that waits too long and a wrong setting are incidents", async () => {
  const platform = openSite();
  await sweepLeads(platform);
  await acceptInquiry(platform, {}, "500");
  expect((await readHealth(platform)).problems).toEqual([]);
  const later = Date.now() + 16 * MINUTE_MS;
  await sweepLeads(platform);
  await env.DB.exec(`UPDATE heartbeats SET at = ${later}`);
  expect((await readHealth(platform, later)).problems).toEqual(["leads.waiting"]);
  await env.DB.exec("UPDATE leads SET status = 'dead'");
  expect(await readHealth(platform)).toMatchObject({
    problems: ["lead.dead"],
    report: { leads: { dead: 1 } },
  });
  await env.DB.exec("DELETE FROM leads");
  expect((await readHealth(openSite({ PAYMENT_URLS: "oops" }))).problems).toContain(
    "settings.wrong",
  );
});

const KEY = "a-key-of-at-least-32-characters-0";

test.each([
  ["with the key", KEY, KEY, true],
  ["with another key", KEY, `${KEY}x`, false],
  ["without a key", KEY, null, false],
  ["where none is set", "", "", false],
])("/healthz tells counts %s: %s %s %s", async (_, HEALTH_KEY, given, isTold) => {
  const platform = openSite({ HEALTH_KEY });
  const { status } = await acceptInquiry(platform, {}, "500");
  expect(status).toBe("queued");
  await env.DB.exec("UPDATE leads SET status = 'dead'");
  const headers: Record<string, string> = given === null ? {} : { "X-Health-Key": given };
  const request = new Request("http://localhost:8787/healthz?strict", { headers });
  const response = await loader(routeArgs(platform, request) as never);
  expect(response.status).toBe(503);
  const answer: Record<string, unknown> = await response.json();
  expect(answer).toMatchObject({ ok: false, settings: [], commit: null });
  expect(answer.problems).toContain("lead.dead");
  expect("leads" in answer).toBe(isTold);
});

test("an isolate writes nothing, and asks the store once in ten seconds, also when it is down", async () => {
  const platform = openSite();
  const now = Date.now();
  const asked: string[] = [];
  let isDown = false;
  const DB = guardStore((sql) => {
    asked.push(sql);
    if (isDown) throw new Error("D1_ERROR: overloaded");
  });
  const bindings = { ...platform.bindings, DB };
  const read = (ms: number) => readHealth({ ...platform, bindings }, now + ms);

  const [{ report }] = await Promise.all([read(0), read(0)]);
  await acceptInquiry(openTestSite({ FORMS_URL_WIZARD: "" }).platform);
  expect((await read(9_000)).report.at).toBe(report.at);
  expect((await read(11_000)).report.leads.received).toBe(1);
  isDown = true;
  for (const ms of [22_000, 23_000]) await expect(read(ms)).rejects.toThrow("overloaded");
  expect(asked).toHaveLength(3);
  expect(asked.every((sql) => /^SELECT/.test(sql) && sql.includes("LIMIT"))).toBe(true);
});
