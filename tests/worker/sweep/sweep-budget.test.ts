import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { site as content } from "#content/site.yaml";
import { openSince } from "~/content/business-hours";
import { deleteExpired } from "~/outbox/store/expiry.server";
import { sweepLeads } from "~/outbox/sweep.server";
import type { Platform } from "~/platform.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStore, guardStore } from "../broken-stores.ts";
import {
  acceptInquiry,
  advanceClock,
  countRows,
  forms,
  HOUR_MS,
  openTestSite,
  readRows,
} from "../test-site.ts";
import { openNotifiedSite } from "./notified-site.ts";

/** Leads that failed once, the first of them `age` ago and each a second later. */
async function failSome(platform: Platform, count: number, age = HOUR_MS) {
  const inquiries = [];
  for (let i = 0; i < count; i++) {
    inquiries.push((await acceptInquiry(platform, { honeypotFilled: true })).inquiry);
  }
  const update =
    "UPDATE leads SET status = 'pending', unknown_outcomes = 1, due = ?2, updated = 0 WHERE submission = ?1";
  const from = Date.now() - age;
  await env.DB.batch(
    inquiries.map(({ submission }, i) => env.DB.prepare(update).bind(submission, from + i * 1_000)),
  );
  return inquiries;
}

/** Counts the calls of bindings as the platform counts subrequests. */
function countCalls(platform: Platform) {
  let calls = 0;
  const DB = guardStore(() => {
    calls += 1;
  });
  const SESSIONS = new Proxy(platform.bindings.SESSIONS, {
    get(target, name) {
      const value = Reflect.get(target, name);
      return (...args: unknown[]) => {
        calls += 1;
        return Reflect.apply(value, target, args);
      };
    },
  });
  const fetched = vi.spyOn(globalThis, "fetch");
  onTestFinished(() => fetched.mockRestore());
  return {
    platform: { ...platform, bindings: { ...platform.bindings, DB, SESSIONS } },
    sent: () => fetched.mock.calls.length,
    total: () => calls + fetched.mock.calls.length,
  };
}

// With the funnel's totals, and with two for the monitor, 50.
test("a sweep with the most possible work makes at most 47 calls of its bindings", async () => {
  // Reminders are sent in business hours.
  let now = Date.now();
  while (openSince(now, content) === null) now += 30 * 60_000;
  vi.useFakeTimers({ toFake: ["Date"], now });
  const site = openNotifiedSite({ WAITING_ALERT_MS: "1", UNANSWERED_AFTER: "on" });
  await failSome(site.platform, 12);
  await env.DB.exec("UPDATE leads SET created = 1, reminded = rowid % 2, follow_up = '2000-01-01'");
  const siteWithoutDatabase = openTestSite({}, breakStore("before"));
  for (let i = 0; i < 6; i++) await acceptInquiry(siteWithoutDatabase.platform);
  await siteWithoutDatabase.settled();
  takeErrors();

  const counted = countCalls(site.platform);
  await sweepLeads(counted.platform);
  await site.settled();
  expect(counted.sent()).toBe(10);
  expect(counted.total()).toBeLessThanOrEqual(47);
  expect(counted.total()).toBeGreaterThan(30);
});

test("the newest and the oldest failure are both sent, however many wait between them", async () => {
  const site = openTestSite({ SWEEP_SENDS: "4" });
  const inquiries = await failSome(site.platform, 30);
  await sweepLeads(site.platform);
  const delivered = await Promise.all(
    inquiries.map(
      async ({ submission }) => (await readRows(submission))[0]?.status === "delivered",
    ),
  );
  const sent = delivered.flatMap((is, i) => (is ? [i] : []));
  expect(sent).toEqual([0, 1, 28, 29]);
});

test("an endpoint that times out is skipped for this sweep, others are not", async () => {
  const site = openTestSite({
    DELIVER_TIMEOUT_MS: "150",
    SWEEP_SENDS: "40",
    FORMS_URL_ASSESSMENT: `${env.FORM_SERVICE}/f/assessment`,
  });
  const inquiries = await failSome(site.platform, 20);
  for (const { email } of inquiries) await forms.setMode("hang", { match: email });
  const filledHoneypot = { kind: "assessment", honeypotFilled: true } as const;
  const { inquiry: other } = await acceptInquiry(site.platform, filledHoneypot);
  await env.DB.exec("UPDATE leads SET status = 'pending', due = 1 WHERE kind = 'assessment'");
  await sweepLeads(site.platform);
  const tried = await Promise.all(inquiries.map(({ email }) => forms.posts(email)));
  expect(tried.flat().length).toBeLessThanOrEqual(5);
  expect(await forms.posts(other.email)).toHaveLength(1);
  expect(takeErrors()).toHaveLength(1);
});

test("a sweep that did something is recorded for thirty days, an idle one is not", async () => {
  const site = openTestSite();
  await sweepLeads(site.platform);
  expect(await countRows("sweeps")).toBe(0);
  await failSome(site.platform, 1);
  await sweepLeads(site.platform);
  expect(await countRows("sweeps")).toBe(1);
  advanceClock(31 * 24 * HOUR_MS);
  await sweepLeads(site.platform);
  expect(await countRows("sweeps")).toBe(0);
});

test("deleting what has expired reads no whole table of the funnel", async () => {
  await env.DB.exec(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 4999)
     INSERT INTO funnel SELECT date('now', '-' || (i / 100) || ' days'), 'inquiry', 'step' || (i % 100), 'seen', '',
       'phone', 'on', '', 1 FROM n`.replaceAll("\n", " "),
  );
  let rowsRead = 0;
  const batch: D1Database["batch"] = async (statements) => {
    const results = await env.DB.batch<never>(statements);
    for (const { meta } of results) rowsRead += meta.rows_read;
    return results;
  };
  const db = { batch, prepare: env.DB.prepare.bind(env.DB) } as D1Database;
  await deleteExpired(openTestSite({}, db).platform, Date.now());
  expect(rowsRead).toBeLessThan(100);
});
