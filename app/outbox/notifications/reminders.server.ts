import { site } from "#content/site.yaml";
import { type BusinessHours, dueUntil, openSince } from "~/content/business-hours";
import { dayIn } from "~/content/format";
import { WAITS_FOR_ANSWER } from "~/outbox/admin/filter";
import { countLeads } from "~/outbox/admin/leads";
import { prepare, sql } from "~/outbox/sql";
import type { Platform } from "~/platform.server";
import { listIntendedChannels, queueNotification } from "./notification.server";

/**
 * In business hours: reminds the studio of the leads whose promised reply has become due and that nobody has marked as
 * answered, once, all in one notification; and each morning of how many wait, while one of an earlier day does.
 */
export async function queueReminders(
  platform: Platform,
  now: number,
  place: BusinessHours = site,
): Promise<void> {
  const { settings, bindings } = platform;
  if (settings.UNANSWERED_AFTER === "off" || listIntendedChannels(platform).length === 0) return;
  const opened = openSince(now, place);
  if (opened === null) return;
  const db = bindings.DB;
  const day = dayIn(place.timeZone, now);
  const [digest] = (
    await db.batch<{ since: number | null }>([
      findOldest(db, opened, day),
      ...remind(platform, dueUntil(now, place), now),
    ])
  ).map(({ results }) => results[0]);
  if (digest?.since) await queueDigest(platform, { day, since: digest.since, now });
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
async function queueDigest(
  platform: Platform,
  { day, since, now }: { day: string; since: number; now: number },
) {
  const db = platform.bindings.DB;
  const { open: count = 0 } = await countLeads(db);
  await db.batch([
    prepare(db)`
      UPDATE notices SET status = 'grouped', updated = ${now}
      WHERE status = 'pending' AND lease IS NULL AND event = ${DIGEST}`,
    ...queueNotification(platform, { event: DIGEST, occurrence: day, count, since, now }),
  ]);
}
