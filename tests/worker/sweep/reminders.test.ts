import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { site as content } from "#content/site.yaml";
import { type BusinessHours, openSince } from "~/content/business-hours";
import { acceptLead } from "~/outbox/accept-lead.server";
import { performAction } from "~/outbox/admin/perform-action";
import type { NewLead } from "~/outbox/lead.server";
import { queueReminders } from "~/outbox/notifications/reminders.server";
import { sendNotifications } from "~/outbox/notifications/send-notifications.server";
import { withdrawLead } from "~/outbox/sent-proof.server";
import { sql } from "~/outbox/sql";
import { sweepLeads } from "~/outbox/sweep.server";
import { takeErrors } from "../../setup/quiet-console.ts";
import { acceptInquiry, edit, HOUR_MS, MINUTE_MS } from "../test-site.ts";
import { MAIL, openNotifiedSite } from "./notified-site.ts";

const place: BusinessHours = {
  timeZone: "America/Los_Angeles",
  hours: { days: "Monday to Friday", opens: "09:00", closes: "17:00" },
  holidays: [{ name: "Thanksgiving", month: 11, nth: 4, weekday: "Thursday" }],
  reply: { days: 1 },
};

const setClock = (time: string | number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });

const TUESDAY_TEN = "2026-11-17T10:00-08:00";
const WEDNESDAY_NINE = "2026-11-18T09:00-08:00";
const WEDNESDAY_TEN = "2026-11-18T10:00-08:00";

beforeEach(() => void setClock(TUESDAY_TEN));

type Site = ReturnType<typeof openSite>;

function openSite(variables: Record<string, string> = {}) {
  return openNotifiedSite({ UNANSWERED_AFTER: "on", ...variables });
}

/** Of the notifications of a new lead nothing is said here. */
async function acceptQuietly({ platform }: Site, changes: Partial<NewLead> = {}) {
  const lead = await acceptInquiry(platform, changes);
  await env.DB.exec("DELETE FROM notices");
  return lead;
}

/** What the runs of the cron at that time make the webhook receive. */
async function remindAt(site: Site, time: string, runs = 1) {
  setClock(time);
  const before = (await site.received()).length;
  for (let run = 0; run < runs; run += 1) {
    await queueReminders(site.platform, Date.now(), place);
    await sendNotifications(site.platform, 10);
  }
  return (await site.received()).slice(before).map(({ json }) => json);
}

const answer = (reference: string) =>
  performAction(env.DB, sql`reference = ${reference}`, { action: "done", who: "ada" });

test("a lead that nobody has answered is reported when its promised time is over, once", async () => {
  const site = openSite();
  const { reference } = await acceptQuietly(site);
  expect(await remindAt(site, "2026-11-18T09:59-08:00")).toEqual([]);
  expect(await remindAt(site, WEDNESDAY_TEN, 2)).toEqual([
    {
      event: "lead.unanswered",
      reference,
      kind: "wizard",
      name: "Ada L.",
      count: 1,
      at: expect.any(String),
      url: `https://studio.test/studio/leads/${reference}`,
    },
  ]);
  expect(await remindAt(site, "2026-11-18T15:00-08:00")).toEqual([]);
});

test("leads that are due together are one notification, however many there are", async () => {
  const site = openSite();
  setClock("2026-11-21T12:00-08:00");
  await acceptQuietly(site);
  await env.DB.exec(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
     INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, created, updated)
     SELECT id || i, submission || i, kind, reference || i, status, due, fields, payload, created + i, updated FROM leads, n`.replaceAll(
      "\n",
      " ",
    ),
  );
  expect(await remindAt(site, "2026-11-24T09:00-08:00", 2)).toEqual([
    {
      event: "lead.unanswered",
      count: 500,
      at: expect.any(String),
      url: "https://studio.test/studio?state=open",
    },
  ]);
});

test("each morning of a business day one digest says how many wait, until none does", async () => {
  const site = openSite();
  const first = await acceptQuietly(site);
  setClock("2026-11-17T11:00-08:00");
  const second = await acceptQuietly(site);
  expect(await remindAt(site, WEDNESDAY_NINE)).toEqual([]);
  await remindAt(site, "2026-11-18T11:00-08:00");
  expect(await remindAt(site, "2026-11-19T08:59-08:00")).toEqual([]);
  const digest = { event: "leads.waiting-for-answer", since: new Date(TUESDAY_TEN).toISOString() };
  const url = "https://studio.test/studio?state=open";
  expect(await remindAt(site, "2026-11-19T09:00-08:00", 3)).toEqual([
    { ...digest, count: 2, at: expect.any(String), url },
  ]);
  await answer(second.reference);
  expect(await remindAt(site, "2026-11-20T09:00-08:00")).toMatchObject([{ ...digest, count: 1 }]);
  expect(await remindAt(site, "2026-11-21T12:00-08:00")).toEqual([]);
  await answer(first.reference);
  expect(await remindAt(site, "2026-11-23T09:00-08:00")).toEqual([]);
});

test("a reminder in a mail says what happened, what to do and where, and a digest since when", async () => {
  const site = openSite({ ...MAIL, NOTIFY_URL: "" });
  const { reference } = await acceptQuietly(site);
  await remindAt(site, WEDNESDAY_TEN);
  await remindAt(site, "2026-11-19T09:00-08:00");
  const [reminder, digest] = site.mails.map(({ text }) => text.split("\n"));
  expect(reminder).toEqual([
    expect.stringContaining(`"Ada L.", ${reference}`),
    expect.stringMatching(/\.$/),
    "",
    `https://studio.test/studio/leads/${reference}`,
    "",
  ]);
  expect(digest?.[0]).toContain("Tuesday");
});

test("nobody is reminded of a held, replaced, withdrawn or answered lead", async () => {
  const site = openSite();
  await acceptQuietly(site, { honeypotFilled: true });
  const replaced = await acceptQuietly(site);
  setClock("2026-11-18T09:30-08:00");
  await acceptLead(site.platform, edit(replaced.inquiry, "Another film."));
  setClock(TUESDAY_TEN);
  await withdrawLead(site.platform, await acceptInquiry(site.platform));
  await answer((await acceptInquiry(site.platform)).reference);
  await env.DB.exec("DELETE FROM notices");
  expect(await remindAt(site, WEDNESDAY_TEN)).toEqual([]);
  expect(await remindAt(site, "2026-11-19T09:29-08:00")).toEqual([]);
  expect(await remindAt(site, "2026-11-19T09:30-08:00")).toMatchObject([{ count: 1 }]);
});

test("a lead that is released after its time is reported then", async () => {
  const site = openSite();
  const { reference } = await acceptQuietly(site, { honeypotFilled: true });
  expect(await remindAt(site, WEDNESDAY_TEN)).toEqual([]);
  const release = { action: "release", who: "ada" } as const;
  await performAction(env.DB, sql`reference = ${reference}`, release);
  expect(await remindAt(site, "2026-11-18T10:01-08:00", 2)).toMatchObject([{ reference }]);
});

test("a lead that is answered while its reminder waits is not reported", async () => {
  const site = openSite();
  const { reference } = await acceptQuietly(site);
  await site.setMode("500", 1);
  expect(await remindAt(site, WEDNESDAY_TEN)).toEqual([]);
  await answer(reference);
  expect(await remindAt(site, "2026-11-18T10:05-08:00")).toEqual([]);
  expect(await site.attempts()).toHaveLength(1);
});

test("after a channel was down for days there is one reminder and one digest, not one for each day", async () => {
  const site = openSite();
  await site.setMode("500");
  await acceptQuietly(site);
  for (const day of ["18", "19", "20", "23"])
    for (const hour of ["09", "11", "13", "15"])
      await remindAt(site, `2026-11-${day}T${hour}:00-08:00`);
  await site.setMode("ok");
  expect(await remindAt(site, "2026-11-24T09:00-08:00", 3)).toMatchObject([
    { event: "leads.waiting-for-answer" },
  ]);
});

test("with UNANSWERED_AFTER=off nobody is reminded", async () => {
  const site = openSite({ UNANSWERED_AFTER: "off" });
  await acceptQuietly(site);
  expect(await remindAt(site, WEDNESDAY_TEN)).toEqual([]);
  expect(await remindAt(site, "2026-11-19T09:00-08:00")).toEqual([]);
});

test("two runs of the cron at once report a lead once, and a clock that jumps does not repeat it", async () => {
  const site = openSite();
  await acceptQuietly(site);
  setClock(WEDNESDAY_TEN);
  const run = () => queueReminders(site.platform, Date.now(), place);
  await Promise.all([run(), run(), run()]);
  await sendNotifications(site.platform, 10);
  expect(await site.received()).toHaveLength(1);
  expect(await remindAt(site, TUESDAY_TEN)).toEqual([]);
  expect(await remindAt(site, "2026-11-18T16:00-08:00")).toEqual([]);
});

test("a run of the cron reminds by the hours of content/site.yaml, and goes on when that fails", async () => {
  const site = openSite();
  // A weekday at noon that is no holiday.
  let now = Date.parse("2026-11-17T12:00Z");
  while (openSince(now, content) === null) now += HOUR_MS;
  setClock(now - 10 * 24 * HOUR_MS);
  await acceptQuietly(site);
  setClock(now);
  await sweepLeads(site.platform);
  expect((await site.received()).map(({ json }) => json?.event)).toContain("lead.unanswered");
  await env.DB.exec("ALTER TABLE leads RENAME COLUMN reminded TO renamed");
  try {
    setClock(now + MINUTE_MS);
    expect(await sweepLeads(site.platform)).toEqual(["reminders.failed"]);
    expect(takeErrors()).toEqual([expect.stringContaining("reminders.failed")]);
  } finally {
    await env.DB.exec("ALTER TABLE leads RENAME COLUMN renamed TO reminded");
  }
});
