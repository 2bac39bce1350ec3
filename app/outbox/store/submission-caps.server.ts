import type { Platform } from "~/env.server";
import { hashAddress } from "~/http/rate-limit.server";
import { DAY_MS, HOUR_MS, withTimeout } from "~/http/timing";
import type { LeadRow } from "~/outbox/lead.server";
import { CAP_WINDOW_DAYS } from "./expiry.server";

const CAP_WINDOW_MS = CAP_WINDOW_DAYS * DAY_MS;
/** The limit for counting, in ms: a slow store must not cost a lead. */
const COUNT_LIMIT_MS = 1_000;

const INSERT = `
  INSERT INTO submits (visitor, lead, at) VALUES (?1, ?2, ?3) ON CONFLICT (visitor, lead) DO NOTHING`;
// Counts up to this lead and no later one, so that posting it again gives the same result.
const COUNT = `
  SELECT COUNT(*) FILTER (WHERE at > ?3) AS hourly, COUNT(*) AS daily FROM submits
  WHERE visitor = ?1 AND at > ?4
    AND seq <= (SELECT seq FROM submits WHERE visitor = ?1 AND lead = ?2)`;

type Counts = { hourly: number; daily: number };
const NONE: Counts = { hourly: 0, daily: 0 };

/** Counted as one visitor: everybody. No hash of an address looks like it. */
const EVERYBODY = "site";
export const SITE_CAP_FLAG = "site-cap";

/**
 * Holds the lead when its IP address exceeds HOURLY_CAP or DAILY_CAP, or all of a day (UTC) exceed SITE_DAILY_CAP;
 * the IP address is stored as an HMAC only.
 */
export async function applySubmissionCaps(
  platform: Platform,
  row: LeadRow,
  address: string | undefined,
): Promise<LeadRow> {
  const capped = await applyAddressCaps(platform, row, address);
  const { SITE_DAILY_CAP } = platform.settings;
  if (SITE_DAILY_CAP === undefined || capped.status === "held") return capped;
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const { daily } = await countSubmissions(platform, row.id, async () => EVERYBODY, today);
  return daily > SITE_DAILY_CAP ? hold(capped, SITE_CAP_FLAG) : capped;
}

async function applyAddressCaps(platform: Platform, row: LeadRow, address: string | undefined) {
  const { HOURLY_CAP, DAILY_CAP } = platform.settings;
  if (!address || (HOURLY_CAP === null && DAILY_CAP === null)) return row;
  const visitor = () => hashAddress(platform, address);
  const counts = await countSubmissions(platform, row.id, visitor, Date.now() - CAP_WINDOW_MS);
  const isOver =
    counts.hourly > (HOURLY_CAP ?? Number.POSITIVE_INFINITY) ||
    counts.daily > (DAILY_CAP ?? Number.POSITIVE_INFINITY);
  return isOver ? hold(row, "cap") : row;
}

function hold(row: LeadRow, flag: string): LeadRow {
  const flags = JSON.stringify([...JSON.parse(row.flags), flag]);
  return { ...row, status: "held", flags };
}

async function countSubmissions(
  platform: Platform,
  lead: string,
  identify: () => Promise<string>,
  since: number,
): Promise<Counts> {
  const db = platform.bindings.DB;
  const now = Date.now();
  try {
    const visitor = await identify();
    const counted = db.batch<Counts>([
      db.prepare(INSERT).bind(visitor, lead, now),
      db.prepare(COUNT).bind(visitor, lead, now - HOUR_MS, since),
    ]);
    const results = await withTimeout(counted, COUNT_LIMIT_MS, () => null);
    return results?.[1]?.results[0] ?? NONE;
  } catch (error) {
    console.log(JSON.stringify({ event: "cap.failed", detail: String(error).slice(0, 200) }));
    return NONE;
  }
}
