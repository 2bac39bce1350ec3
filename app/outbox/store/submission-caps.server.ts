import { hashIpAddress, networkOf } from "~/http/rate-limit.server";
import { DAY_MS, HOUR_MS, withTimeout } from "~/http/timing";
import { type LeadRow, SITE_CAP_FLAG } from "~/outbox/lead.server";
import { prepare, type Sql, sql } from "~/outbox/sql";
import type { Platform } from "~/platform.server";
import type { Settings } from "~/settings/settings.server";

/** The limit for counting, in ms: a slow store must not lose a lead. */
const COUNT_LIMIT_MS = 1_000;
const CAP_FLAG = "cap";
/** The caps of a /48 network are those of one address, times this. */
export const NETWORK_FACTOR = 10;
/** Leads over a cap are held, and over this many times the cap refused. */
const REFUSED_FROM = 2;

/** What counted before this lead, by sender; `flags` are of the same lead, if it is stored already. */
type Counts = {
  hourly: number;
  daily: number;
  networkHourly: number;
  networkDaily: number;
  site: number;
  flags: string | null;
};

/** Holds leads over a cap (docs/rules.md); null above twice HOURLY_CAP or DAILY_CAP: then nothing is stored. */
export async function applySubmissionCaps(
  platform: Platform,
  row: LeadRow,
  ipAddress: string | undefined,
): Promise<LeadRow | null> {
  const { settings } = platform;
  const { HOURLY_CAP, DAILY_CAP, SITE_DAILY_CAP } = settings;
  const isCapped = ipAddress !== undefined && (HOURLY_CAP !== null || DAILY_CAP !== null);
  if (!isCapped && SITE_DAILY_CAP === undefined) return row;
  const counts = await countSend(platform, row, isCapped ? ipAddress : null);
  if (!counts) return row;
  if (counts.flags !== null) {
    const flags: string[] = JSON.parse(counts.flags);
    const heldFor = [CAP_FLAG, SITE_CAP_FLAG].find((flag) => flags.includes(flag));
    return heldFor ? hold(row, heldFor) : row;
  }
  if (isCapped && isOver(settings, counts, REFUSED_FROM)) return null;
  if (isCapped && isOver(settings, counts, 1)) return hold(row, CAP_FLAG);
  const isOverSite = SITE_DAILY_CAP !== undefined && counts.site >= SITE_DAILY_CAP;
  return isOverSite && row.status !== "held" ? hold(row, SITE_CAP_FLAG) : row;
}

function isOver({ HOURLY_CAP, DAILY_CAP }: Settings, counts: Counts, factor: number): boolean {
  const limits: [number, number | null][] = [
    [counts.hourly, HOURLY_CAP],
    [counts.daily, DAILY_CAP],
    [counts.networkHourly / NETWORK_FACTOR, HOURLY_CAP],
    [counts.networkDaily / NETWORK_FACTOR, DAILY_CAP],
  ];
  return limits.some(([count, cap]) => cap !== null && count >= cap * factor);
}

function hold(row: LeadRow, flag: string): LeadRow {
  const flags = JSON.stringify([...JSON.parse(row.flags), flag]);
  return { ...row, status: "held", flags };
}

/** Null when the store fails. Counts and inserts in one batch, so that simultaneous posts count each other. */
async function countSend(
  platform: Platform,
  row: LeadRow,
  ipAddress: string | null,
): Promise<Counts | null> {
  const { settings, bindings } = platform;
  const now = Date.now();
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const hash = (address: string | null) => address && hashIpAddress(platform, address);
  try {
    const visitor = (await hash(ipAddress)) ?? "";
    const network = await hash(ipAddress && networkOf(ipAddress));
    const last = (column: Sql, sender: Sql) =>
      sql`(SELECT ${column} FROM sends WHERE ${sender} ORDER BY at DESC, seq DESC LIMIT 1)`;
    // Running numbers: those of the last row and of the first one since then tell how many there are.
    const countSince = (since: number, column: Sql, sender: Sql) =>
      sql`COALESCE(${last(column, sender)} + 1 - (SELECT ${column} FROM sends WHERE ${sender} AND at > ${since}
        ORDER BY at, seq LIMIT 1), 0)`;
    const byVisitor = [sql`visitor_count`, sql`visitor = ${visitor}`] as const;
    const byNetwork = [sql`network_count`, sql`network = ${network}`] as const;
    const counts = sql`SELECT ${countSince(now - HOUR_MS, ...byVisitor)} AS hourly,
      ${countSince(now - DAY_MS, ...byVisitor)} AS daily,
      ${countSince(now - HOUR_MS, ...byNetwork)} AS networkHourly,
      ${countSince(now - DAY_MS, ...byNetwork)} AS networkDaily,
      COALESCE((SELECT site_count FROM sends WHERE seq = (SELECT MAX(seq) FROM sends) AND at >= ${today}), 0) AS site,
      (SELECT flags FROM leads WHERE id = ${row.id}) AS flags`;
    const isBelow = (factor: number) => {
      const limit = (cap: number | null) => (cap === null || !ipAddress ? 9e15 : cap * factor);
      const [hour, day] = [limit(settings.HOURLY_CAP), limit(settings.DAILY_CAP)];
      return sql`(hourly < ${hour} AND daily < ${day} AND networkHourly < ${hour * NETWORK_FACTOR}
        AND networkDaily < ${day * NETWORK_FACTOR})`;
    };
    const counting = bindings.DB.batch<Counts>([
      prepare(bindings.DB)`${counts}`,
      prepare(bindings.DB)`
        INSERT INTO sends (visitor, network, at, visitor_count, network_count, site_count)
        SELECT ${visitor}, ${network}, ${now}, COALESCE(${last(...byVisitor)}, 0) + 1,
          COALESCE(${last(...byNetwork)}, 0) + 1, site + iif(${Number(row.status !== "held")} AND ${isBelow(1)}, 1, 0)
        FROM (${counts}) WHERE flags IS NULL AND ${isBelow(REFUSED_FROM)}`,
    ]);
    return (await withTimeout(counting, COUNT_LIMIT_MS, () => null))?.[0]?.results[0] ?? null;
  } catch (error) {
    console.log(JSON.stringify({ event: "cap.failed", detail: String(error).slice(0, 200) }));
    return null;
  }
}
