import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { type BusinessHours, openSince } from "~/content/business-hours";
import { queueReminders } from "~/outbox/notifications/reminders.server";
import { sendNotifications } from "~/outbox/notifications/send-notifications.server";
import { seededRandom } from "../../soak/random.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../test-site.ts";
import { MAIL, openNotifiedSite } from "./notified-site.ts";

/** `npm run soak -- --reminders 1000` simulates more leads, and prints what it finds. */
const LEADS = Number(env.YEAR_LEADS || 60);
const YEAR = Date.UTC(2026, 0, 1);
/** A run of the cron may be missed. */
const LATE_MS = 2 * MINUTE_MS;

const studios: Record<string, BusinessHours & { closed: string[] }> = {
  Seattle: {
    timeZone: "America/Los_Angeles",
    hours: { days: "Monday to Friday", opens: "09:00", closes: "17:00" },
    holidays: [
      { name: "Memorial Day", month: 5, nth: -1, weekday: "Monday" },
      { name: "Thanksgiving", month: 11, nth: 4, weekday: "Thursday" },
      { name: "The day after", date: "2026-11-27" },
    ],
    reply: { days: 1 },
    closed: ["2026-05-25", "2026-11-26", "2026-11-27"],
  },
  Leeds: {
    timeZone: "Europe/London",
    hours: { days: "Tuesday to Saturday", opens: "10:00", closes: "18:30" },
    holidays: [
      { name: "Good Friday", easter: -2 },
      { name: "Christmas", date: "12-25" },
      { name: "Boxing Day", date: "12-26" },
    ],
    reply: { days: 2 },
    closed: ["2026-04-03", "2026-12-25", "2026-12-26"],
  },
};

type Lead = { id: string; came: number; answered: number; due: number };
type Run = { at: number; reminded: number; digests: number };

const table: string[] = [];
const formats = new Map<string, Intl.DateTimeFormat[]>();

test.each(Object.entries(studios))(
  "over a year in %s every reminder is sent in time, and none twice",
  async (name, studio) => {
    const leads = simulateLeads(studio, LEADS);
    await storeLeads(leads);
    const runs = await runCron(studio, leads);
    const result = { ...compare(leads, runs), ...compareDigests(studio, leads, runs) };
    table.push(`| ${[name, LEADS, ...Object.values(result)].join(" | ")} |`);
    if (env.YEAR_LEADS && table.length === 2) console.log(`${HEAD}\n${table.join("\n")}`);
    expect(result.due).toBeGreaterThan(LEADS / 10);
    expect(result).toEqual({
      due: result.due,
      sent: result.due,
      late: 0,
      twice: 0,
      digestsDue: result.digestsDue,
      digests: result.digestsDue,
    });
  },
  30 * MINUTE_MS,
);

const HEAD = `| studio | leads | reminders due | sent | late | twice | digests due | sent |
| --- | --- | --- | --- | --- | --- | --- | --- |`;

/** Most are answered after some hours, some after days, a few never. */
function simulateLeads(studio: (typeof studios)[string], count: number): Lead[] {
  const random = seededRandom(61);
  return Array.from({ length: count }, (_, i) => {
    const came = YEAR + Math.floor(random.next() * 350 * DAY_MS);
    const hours = random.chance(0.1) ? 24 * 400 : -30 * Math.log(1 - random.next());
    const answered = came + Math.ceil(hours * HOUR_MS);
    return { id: `year-${i}`, came, answered, due: findDue(came, studio) };
  });
}

async function storeLeads(leads: Lead[]) {
  await env.DB.prepare(
    `INSERT INTO leads (id, submission, kind, reference, status, due, fields, payload, created, updated)
     SELECT value ->> 'id', value ->> 'id', 'wizard', value ->> 'id', 'received', 0, '{"name":"Ada"}', '{}',
       value ->> 'came', value ->> 'came' FROM json_each(?1)`,
  )
    .bind(JSON.stringify(leads))
    .run();
}

/** Runs it around each moment at which something may become due: nothing happens in the other minutes. */
async function runCron(studio: BusinessHours, leads: Lead[]): Promise<Run[]> {
  const site = openNotifiedSite({ ...MAIL, NOTIFY_URL: "", UNANSWERED_AFTER: "on" });
  const minutes = new Set<number>();
  const add = (time: number, ...offsets: number[]) => {
    for (const offset of offsets) minutes.add(Math.floor(time / MINUTE_MS) + offset);
  };
  for (const { due } of leads) add(due, -1, 0, 1, 2);
  // Digests of the mornings.
  for (let time = YEAR; time < YEAR + 365 * DAY_MS; time += 30 * MINUTE_MS)
    if (openSince(time, studio) === time) add(time, -1, 0);
  const answers = leads.toSorted((a, b) => a.answered - b.answered);
  const runs: Run[] = [];
  for (const minute of [...minutes].sort((a, b) => a - b)) {
    // Not at the full minute.
    const at = minute * MINUTE_MS + 7_000;
    vi.useFakeTimers({ toFake: ["Date"], now: at });
    const answered = answers.findIndex((lead) => lead.answered > at);
    const done = answers.splice(0, answered < 0 ? answers.length : answered);
    if (done.length > 0)
      await env.DB.prepare(
        "UPDATE leads SET done = ?1 WHERE id IN (SELECT value ->> 'id' FROM json_each(?2))",
      )
        .bind(at, JSON.stringify(done))
        .run();
    await queueReminders(site.platform, at, studio);
    await sendNotifications(site.platform, 10);
    const { results } = await env.DB.prepare(
      "SELECT event, count FROM notices WHERE status = 'sent'",
    ).all<{ event: string; count: number }>();
    // Digests stay: they are recognized by their day.
    await env.DB.exec("DELETE FROM notices WHERE event = 'lead.unanswered'");
    const reminded = results.filter(({ event }) => event === "lead.unanswered");
    const digests = results.length - reminded.length;
    runs.push({ at, reminded: reminded.reduce((all, { count }) => all + count, 0), digests });
  }
  expect(site.mails).toHaveLength(
    runs.filter(({ reminded }) => reminded > 0).length + (runs.at(-1)?.digests ?? 0),
  );
  return runs;
}

function compare(leads: Lead[], runs: Run[]) {
  const waiting = leads.filter(({ due, answered }) => answered > due + LATE_MS);
  const reported = new Set<string>();
  let [sent, late, twice] = [0, 0, 0];
  for (const { at, reminded } of runs) {
    const expected = leads.filter(
      ({ id, due, answered }) => due <= at && answered > at && !reported.has(id),
    );
    for (const { id } of expected) reported.add(id);
    sent += Math.min(reminded, expected.length);
    twice += Math.max(0, reminded - expected.length);
    late += expected.filter(({ due }) => at - due > LATE_MS).length;
  }
  // One that was answered within the minute may have been reported or not.
  const unsure = leads.filter(
    ({ id, due, answered }) => reported.has(id) && answered <= due + LATE_MS,
  );
  return { due: waiting.length, sent: sent - unsure.length, late, twice };
}

/** On a morning after the day of a reminder whose lead still waits. */
function compareDigests(studio: (typeof studios)[string], leads: Lead[], runs: Run[]) {
  const mornings = new Map<string, number>();
  for (const { at } of runs) {
    const { day, clock } = localTime(at, studio);
    if (isOpen(at, studio) && clock.startsWith(studio.hours.opens)) mornings.set(day, at);
  }
  const due = [...mornings].filter(([day, at]) =>
    leads.some((lead) => localTime(lead.due, studio).day < day && lead.answered > at),
  );
  return { digestsDue: due.length, digests: runs.at(-1)?.digests ?? 0 };
}

// The same rule once more, in steps of half an hour and by what a clock of the zone shows.

function findDue(came: number, studio: (typeof studios)[string]): number {
  let start = came;
  const last = isOpen(came, studio) ? came + 5 * MINUTE_MS : came;
  if (!isOpen(last, studio)) {
    start = Math.ceil(last / (30 * MINUTE_MS)) * 30 * MINUTE_MS;
    while (!isOpen(start, studio)) start += 30 * MINUTE_MS;
  }
  const { clock } = localTime(start, studio);
  let due = start;
  for (let days = 0; days < studio.reply.days; days += 1)
    do due += 24 * HOUR_MS;
    while (!isOpen(sameClock(due, clock, studio), studio));
  return sameClock(due, clock, studio);
}

/** Near the same time of day, which clocks that were changed show an hour apart. */
function sameClock(time: number, clock: string, studio: BusinessHours): number {
  const near = [time - HOUR_MS, time, time + HOUR_MS];
  return near.find((each) => localTime(each, studio).clock === clock) ?? time;
}

function isOpen(time: number, studio: (typeof studios)[string]): boolean {
  const { day, clock, weekday } = localTime(time, studio);
  const { days, opens, closes } = studio.hours;
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  const [first = "", last = ""] = days.split(" to ");
  const open = week.slice(week.indexOf(first), week.indexOf(last) + 1);
  return open.includes(weekday) && !studio.closed.includes(day) && clock >= opens && clock < closes;
}

function localTime(time: number, { timeZone }: BusinessHours) {
  const [date = "", clock = "", weekday = ""] = formatsOf(timeZone).map((it) => it.format(time));
  return { day: date.split("/").reverse().join("-"), clock, weekday };
}

/** Made once: making one takes longer than all else here. */
function formatsOf(timeZone: string): Intl.DateTimeFormat[] {
  const made = formats.get(timeZone);
  if (made) return made;
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, ...options });
  const all = [of({ dateStyle: "short" }), of({ timeStyle: "medium" }), of({ weekday: "long" })];
  formats.set(timeZone, all);
  return all;
}
