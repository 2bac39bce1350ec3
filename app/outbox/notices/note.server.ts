import type { Platform } from "~/env.server";
import { type LeadNotice, openChannels, type Trouble } from "./notice.server";

const INSERT = `
  INSERT INTO notices (id, about, channel, event, lead, count, trouble, status, due, created, updated)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 'pending', ?8, ?8, ?8`;
const ONCE = "ON CONFLICT (about, channel) DO NOTHING";

/**
 * Notes down, for each channel, what happened to a lead; to be run in the same batch as the change itself.
 * `turn` tells one time from the next, where the same can happen to a lead again.
 */
export function noteLead(
  platform: Platform,
  event: LeadNotice,
  lead: string,
  now: number,
  turn = "",
): D1PreparedStatement[] {
  const statement = platform.bindings.DB.prepare(`${INSERT} WHERE TRUE ${ONCE}`);
  const about = `${event} ${lead} ${turn}`;
  return openChannels(platform).map((channel) =>
    statement.bind(crypto.randomUUID(), about, channel, event, lead, 1, null, now),
  );
}

/** Notes down that a trouble has begun, if this sweep is the one that saw it first. */
export function noteTrouble(
  platform: Platform,
  trouble: Extract<Trouble, "leads.waiting" | "sweep.late">,
  count: number,
  now: number,
): D1PreparedStatement[] {
  const isFirst = "WHERE EXISTS (SELECT 1 FROM troubles WHERE name = ?4 AND since = ?8)";
  const statement = platform.bindings.DB.prepare(`${INSERT} ${isFirst} ${ONCE}`);
  return openChannels(platform).map((channel) =>
    statement.bind(
      crypto.randomUUID(),
      `${trouble} ${now}`,
      channel,
      trouble,
      null,
      count,
      null,
      now,
    ),
  );
}

/** Notes down that a trouble is over, once for each time it began. */
export function noteWell(
  platform: Platform,
  trouble: Trouble,
  since: number,
  now: number,
): D1PreparedStatement[] {
  const statement = platform.bindings.DB.prepare(`${INSERT} WHERE TRUE ${ONCE}`);
  const about = `leads.well ${trouble} ${since}`;
  return openChannels(platform).map((channel) =>
    statement.bind(crypto.randomUUID(), about, channel, "leads.well", null, 1, trouble, now),
  );
}
