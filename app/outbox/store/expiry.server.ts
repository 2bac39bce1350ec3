import { DAY_MS } from "~/http/timing";
import type { Platform } from "~/platform.server";
import type { Settings } from "~/settings/settings.server";

/** When rows are deleted: so many days after the time `since` (SQL). */
export type ExpiryRule = {
  table: string;
  /** SQL condition: which rows of the table; ?1 is now less `days`. */
  rows: string;
  since: string;
  days: number | ((settings: Settings) => number);
};

export const DETAILS_DAYS = 2;
export const CAP_WINDOW_DAYS = 1;
/** How long KV keeps leads: far longer than an outage, so only what nothing decrypts is left. */
export const FALLBACK_DAYS = 30;
export const NOTIFICATION_DAYS = 30;
/** How long a deletion's record is kept, with the hash that finds the person after a restore. */
export const DELETION_RECORD_DAYS = 400;
export const FUNNEL_DAYS = 400;
/** More than twice the longest period of the funnel. */
const FUNNEL_TOTALS_DAYS = 200;

const LEAD_MONTHS_DAYS = 800;

// At least a day, the lifetime of a form token: the row makes a second submit harmless.
export const leadDays = ({ RETENTION_DAYS }: Settings) => Math.max(1, RETENTION_DAYS);

/** What the cron deletes (docs/rules.md). Pending leads stay, and what arrived nowhere until it is done. */
export const EXPIRY_RULES: ExpiryRule[] = [
  {
    table: "leads",
    // What was updated later than created is read again until it is old enough, but that is rare.
    rows: "status IN ('delivered', 'superseded') AND created < ?1",
    since: "updated",
    days: leadDays,
  },
  {
    table: "leads",
    rows: "status = 'held'",
    since: "created",
    days: ({ HELD_DAYS }) => HELD_DAYS,
  },
  { table: "leads", rows: "withdrawn IS NOT NULL", since: "withdrawn", days: leadDays },
  {
    table: "leads",
    rows: "done IS NOT NULL AND status IN ('received', 'dead', 'unconfirmed')",
    since: "touched",
    days: leadDays,
  },
  // What a probe could not delete itself.
  { table: "leads", rows: "status = 'probe'", since: "created", days: 1 },
  { table: "notices", rows: "status = 'probe'", since: "created", days: 1 },
  { table: "lead_acts", rows: "lead IS NULL", since: "at", days: DELETION_RECORD_DAYS },
  { table: "forgotten", rows: "TRUE", since: "at", days: DELETION_RECORD_DAYS },
  { table: "details", rows: "TRUE", since: "updated", days: DETAILS_DAYS },
  // Links of an earlier version.
  { table: "elsewhere", rows: "TRUE", since: "created", days: DETAILS_DAYS },
  { table: "submits", rows: "TRUE", since: "at", days: CAP_WINDOW_DAYS },
  {
    table: "sends",
    // In the order of time: nothing is read after the first one that stays.
    rows: "seq < COALESCE((SELECT seq FROM sends WHERE at >= ?1 ORDER BY seq LIMIT 1), 9e15)",
    since: "at",
    days: CAP_WINDOW_DAYS,
  },
  {
    table: "saves",
    rows: "day <= ?1 / 86400000",
    since: "day * 86400000",
    days: CAP_WINDOW_DAYS,
  },
  {
    table: "notices",
    rows: "status IN ('sent', 'grouped', 'dead')",
    since: "updated",
    days: NOTIFICATION_DAYS,
  },
  {
    table: "notices",
    // One that nobody sends is due since it was queued, or since its last attempt.
    rows: "status = 'pending' AND due < ?1",
    since: "updated",
    days: NOTIFICATION_DAYS,
  },
  // The condition uses the primary key: `since` alone would read the whole table every minute.
  {
    table: "funnel",
    rows: "day <= date(?1 / 1000, 'unixepoch')",
    since: "unixepoch(day) * 1000",
    days: FUNNEL_DAYS,
  },
  {
    table: "funnel_totals",
    rows: "day <= date(?1 / 1000, 'unixepoch')",
    since: "unixepoch(day) * 1000",
    days: FUNNEL_TOTALS_DAYS,
  },
  {
    table: "lead_months",
    rows: "month <= strftime('%Y-%m', ?1 / 1000, 'unixepoch')",
    since: "unixepoch(month || '-01') * 1000",
    days: LEAD_MONTHS_DAYS,
  },
  {
    table: "visitor_copies",
    rows: "day < ?1 / 86400000",
    since: "(day + 1) * 86400000",
    days: NOTIFICATION_DAYS,
  },
  { table: "sweeps", rows: "TRUE", since: "at", days: 30 },
  { table: "studio_keys", rows: "TRUE", since: "used", days: 400 },
];

export async function deleteExpired({ bindings: { DB }, settings }: Platform, now: number) {
  const deleted = await DB.batch(
    EXPIRY_RULES.map(({ table, rows, since, days }) => {
      const limit = typeof days === "number" ? days : days(settings);
      return DB.prepare(`DELETE FROM ${table} WHERE ${rows} AND ${since} < ?1 RETURNING 1`).bind(
        now - limit * DAY_MS,
      );
    }),
  );
  // `meta.changes` would include the history that is deleted with a lead.
  return deleted.flatMap(({ results }, i) => (EXPIRY_RULES[i]?.table === "leads" ? results : []))
    .length;
}
