import type { Platform } from "~/env.server";
import { openClaim } from "~/outbox/store/claim.server";
import { type ClaimedNotice, openChannels } from "./notice.server";

/** More leads than these, waiting to be told of the same, are told together. */
const MOST_SINGLE = 5;

// Not those that may have been told already.
const ARE_MANY = `status = 'pending' AND lease IS NULL AND event LIKE 'lead.%'
  AND (attempts = 0 OR last_error LIKE 'status %')`;

const GROUP = `
  INSERT INTO notices (id, about, channel, event, count, status, due, created, updated)
  SELECT ?1 || '.' || event || '.' || channel, ?1 || ' ' || event, channel, event, SUM(count),
    'pending', ?2, MIN(created), ?2
  FROM notices WHERE ${ARE_MANY}
  GROUP BY event, channel HAVING SUM(count) > ${MOST_SINGLE} AND COUNT(*) > 1`;

const FOLD = `
  UPDATE notices SET status = 'grouped', updated = ?2
  WHERE ${ARE_MANY} AND about <> ?1 || ' ' || event
    AND EXISTS (SELECT 1 FROM notices grouped WHERE grouped.id = ?1 || '.' || notices.event || '.' || notices.channel)`;

const CLAIM = `
  UPDATE notices SET lease = ?1, due = ?2, attempts = attempts + 1, updated = ?3
  WHERE id IN (
    SELECT id FROM notices WHERE status = 'pending' AND due <= ?3
      AND channel IN (SELECT value FROM json_each(?5))
    ORDER BY due, created LIMIT ?4)`;

const READ = `
  SELECT notices.id, channel, event, count, trouble, notices.attempts, notices.lease,
    notices.created, lead, reference, kind, fields
  FROM notices LEFT JOIN leads ON leads.id = notices.lead
  WHERE notices.lease = ?1 ORDER BY notices.created`;

/** Groups what came in a rush, then claims what is due, oldest first; in one round trip. */
export async function claimNotices(platform: Platform, most: number): Promise<ClaimedNotice[]> {
  const channels = openChannels(platform);
  if (channels.length === 0 || most < 1) return [];
  const db = platform.bindings.DB;
  const { holder, now, until } = openClaim(platform.settings);
  const [, , , claimed] = await db.batch<ClaimedNotice>([
    db.prepare(GROUP).bind(holder, now),
    db.prepare(FOLD).bind(holder, now),
    db.prepare(CLAIM).bind(holder, until, now, most, JSON.stringify(channels)),
    db.prepare(READ).bind(holder),
  ]);
  return claimed?.results ?? [];
}
