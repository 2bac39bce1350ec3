import { hashIpAddress } from "~/http/rate-limit.server";
import { DAY_MS, HOUR_MS, withTimeout } from "~/http/timing";
import { type LeadRow, SITE_CAP_FLAG } from "~/outbox/lead.server";
import { prepare } from "~/outbox/sql";
import type { Platform } from "~/platform.server";
import { CAP_WINDOW_DAYS } from "./expiry.server";

/** The limit for counting, in ms: a slow store must not lose a lead. */
const COUNT_LIMIT_MS = 1_000;
/** Counted as one visitor: everybody. No hash of an address looks like it. */
const EVERYBODY = "site";

type Counts = { hourly: number; daily: number };
const NONE: Counts = { hourly: 0, daily: 0 };

/** Holds leads over HOURLY_CAP, DAILY_CAP or (UTC day) SITE_DAILY_CAP; stores IPs as HMAC only. */
export async function applySubmissionCaps(
  platform: Platform,
  row: LeadRow,
  ipAddress: string | undefined,
): Promise<LeadRow> {
  const { HOURLY_CAP, DAILY_CAP, SITE_DAILY_CAP } = platform.settings;
  const { DB } = platform.bindings;
  const now = Date.now();
  if (ipAddress && (HOURLY_CAP !== null || DAILY_CAP !== null)) {
    const visitor = await hashIpAddress(platform, ipAddress);
    const since = now - CAP_WINDOW_DAYS * DAY_MS;
    const { hourly, daily } = await countSubmissions(DB, row.id, visitor, since);
    const isOver = (HOURLY_CAP && hourly > HOURLY_CAP) || (DAILY_CAP && daily > DAILY_CAP);
    if (isOver) return hold(row, "cap");
  }
  if (SITE_DAILY_CAP === undefined || row.status === "held") return row;
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const { daily } = await countSubmissions(DB, row.id, EVERYBODY, today);
  return daily > SITE_DAILY_CAP ? hold(row, SITE_CAP_FLAG) : row;
}

function hold(row: LeadRow, flag: string): LeadRow {
  const flags = JSON.stringify([...JSON.parse(row.flags), flag]);
  return { ...row, status: "held", flags };
}

async function countSubmissions(db: D1Database, lead: string, visitor: string, since: number) {
  const now = Date.now();
  try {
    const counting = db.batch<Counts>([
      prepare(db)`INSERT INTO submits (visitor, lead, at) VALUES (${visitor}, ${lead}, ${now})
        ON CONFLICT (visitor, lead) DO NOTHING`,
      // Counts up to this lead and no later one, so that posting it again gives the same result.
      prepare(db)`SELECT COUNT(*) FILTER (WHERE at > ${now - HOUR_MS}) AS hourly, COUNT(*) AS daily
        FROM submits WHERE visitor = ${visitor} AND at > ${since}
          AND seq <= (SELECT seq FROM submits WHERE visitor = ${visitor} AND lead = ${lead})`,
    ]);
    const results = await withTimeout(counting, COUNT_LIMIT_MS, () => null);
    return results?.[1]?.results[0] ?? NONE;
  } catch (error) {
    console.log(JSON.stringify({ event: "cap.failed", detail: String(error).slice(0, 200) }));
    return NONE;
  }
}
