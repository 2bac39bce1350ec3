import { site } from "#content/site.yaml";
import { type BusinessHours, dueUntil, openSince } from "~/content/business-hours";
import { dayIn } from "~/content/format";
import { WAITS_FOR_ANSWER } from "~/outbox/admin/filter";
import { sumByState } from "~/outbox/admin/leads";
import { prepare, sql } from "~/outbox/sql";
import { LEAD_COUNTS, parseLeadCounts } from "~/outbox/store/lead-counts";
import type { Platform } from "~/platform.server";
import { listIntendedChannels, queueNotification } from "./notification.server";

const FOLLOW_UPS = 20;

/** In business hours: overdue replies, the morning's digest and the day's follow-ups (docs/rules.md). */
export async function queueReminders(
  platform: Platform,
  now: number,
  place: BusinessHours = site,
): Promise<void> {
  const opened = openSince(now, place);
  if (opened === null || listIntendedChannels(platform).length === 0) return;
  const db = platform.bindings.DB;
  const day = dayIn(place.timeZone, now);
  const isOn = platform.settings.UNANSWERED_AFTER === "on";
  // Two calls at most: the free plan allows 50 in a run of the cron.
  const [chosen, oldest, counts] = await db.batch([
    findFollowUps(db, day),
    findOldest(db, isOn ? opened : 0, day),
    prepare(db)`SELECT ${LEAD_COUNTS} AS leads`,
    ...(isOn ? remind(platform, dueUntil(now, place), now) : []),
  ]);
  const [digest] = (oldest?.results ?? []) as { since: number | null }[];
  const [{ leads } = { leads: null }] = (counts?.results ?? []) as { leads: string | null }[];
  const { open: count = 0 } = sumByState(parseLeadCounts(leads));
  const statements = [
    ...followUp(platform, (chosen?.results ?? []) as FollowUp[], day, now),
    ...(digest?.since ? queueDigest(platform, { day, count, since: digest.since, now }) : []),
  ];
  if (statements.length > 0) await db.batch(statements);
}

type FollowUp = { id: string; chosen: string };

/** The leads for which a person chose this day, or a day since the studio was last open. */
function findFollowUps(db: D1Database, day: string): D1PreparedStatement {
  return prepare(db)`
    SELECT id, follow_up AS chosen FROM leads WHERE follow_up <= ${day} AND withdrawn IS NULL
    ORDER BY follow_up LIMIT ${FOLLOW_UPS}`;
}

function followUp(platform: Platform, leads: FollowUp[], day: string, now: number) {
  if (leads.length === 0) return [];
  const ids = JSON.stringify(leads.map(({ id }) => id));
  return [
    ...leads.flatMap(({ id: lead, chosen: occurrence }) =>
      queueNotification(platform, { event: "lead.follow-up", lead, occurrence, now }),
    ),
    prepare(platform.bindings.DB)`
      UPDATE leads SET follow_up = NULL
      WHERE id IN (SELECT value FROM json_each(${ids})) AND follow_up <= ${day}`,
  ];
}

function remind(platform: Platform, until: number, now: number): D1PreparedStatement[] {
  const due = sql`reminded IS NULL AND done IS NULL AND created <= ${until}`;
  const waiting = sql`FROM leads WHERE ${due} AND ${WAITS_FOR_ANSWER}`;
  const reminder = {
    event: "lead.unanswered",
    occurrence: now,
    count: sql`(SELECT COUNT(*) ${waiting})`,
    lead: sql`(SELECT iif(COUNT(*) = 1, MAX(id), NULL) ${waiting})`,
    now,
  } as const;
  return [
    ...queueNotification(platform, reminder, sql`EXISTS (SELECT 1 ${waiting})`),
    prepare(platform.bindings.DB)`
      UPDATE leads SET reminded = iif(${WAITS_FOR_ANSWER}, ${now}, 0) WHERE ${due}`,
  ];
}

/** Of the leads that the studio was reminded of before it opened today; none once the digest is there. */
function findOldest(db: D1Database, opened: number, day: string): D1PreparedStatement {
  const isQueued = sql`EXISTS (SELECT 1 FROM notices WHERE about = ${`${DIGEST} ${day}`})`;
  return prepare(db)`
    SELECT iif(${isQueued}, NULL, (
      SELECT created FROM leads
      WHERE reminded > 0 AND reminded < ${opened} AND ${WAITS_FOR_ANSWER}
      ORDER BY reminded, created LIMIT 1)) AS since`;
}

const DIGEST = "leads.waiting-for-answer";

/** Replaces the one of another morning that could not be sent. */
function queueDigest(
  platform: Platform,
  { day, count, since, now }: { day: string; count: number; since: number; now: number },
) {
  return [
    prepare(platform.bindings.DB)`
      UPDATE notices SET status = 'grouped', updated = ${now}
      WHERE status = 'pending' AND lease IS NULL AND event = ${DIGEST}`,
    ...queueNotification(platform, { event: DIGEST, occurrence: day, count, since, now }),
  ];
}
