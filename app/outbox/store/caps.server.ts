import type { Platform } from "~/env.server";
import { sign } from "~/http/crypto.server";
import type { LeadDraft } from "~/outbox/lead.server";

const HOUR_MS = 60 * 60 * 1_000;
/** How long rows of `submits` are kept. */
export const CAP_WINDOW_MS = 24 * HOUR_MS;
/** A store that is slow to count must not cost a lead. */
const COUNT_LIMIT_MS = 1_000;

const REMEMBER = `
  INSERT INTO submits (visitor, lead, at) VALUES (?1, ?2, ?3) ON CONFLICT (visitor, lead) DO NOTHING`;
// Up to this lead and no later one: sending it again does not change what became of it.
const COUNT = `
  SELECT COUNT(*) FILTER (WHERE at > ?3) AS hourly, COUNT(*) AS daily FROM submits
  WHERE visitor = ?1 AND at > ?4
    AND seq <= (SELECT seq FROM submits WHERE visitor = ?1 AND lead = ?2)`;

/**
 * The lead, held when its address has sent more than HOURLY_CAP or DAILY_CAP: it looks like success, and
 * the studio may release it. The address is kept for a day, and only as what the site's secret makes of it.
 */
export async function holdOverCap(
  platform: Platform,
  draft: LeadDraft,
  address: string | undefined,
): Promise<LeadDraft> {
  const { HOURLY_CAP, DAILY_CAP } = platform.settings;
  if (!address || (HOURLY_CAP === null && DAILY_CAP === null)) return draft;
  const counted = await count(platform, draft.id, address);
  const isOver =
    counted.hourly > (HOURLY_CAP ?? Number.POSITIVE_INFINITY) ||
    counted.daily > (DAILY_CAP ?? Number.POSITIVE_INFINITY);
  if (!isOver) return draft;
  const flags = JSON.stringify([...JSON.parse(draft.flags), "cap"]);
  return { ...draft, status: "held", flags };
}

async function count({ bindings, settings }: Platform, lead: string, address: string) {
  const db = bindings.DB;
  const now = Date.now();
  try {
    const visitor = await pseudonym(settings.SESSION_SECRET, address);
    const counted = db.batch<Counted>([
      db.prepare(REMEMBER).bind(visitor, lead, now),
      db.prepare(COUNT).bind(visitor, lead, now - HOUR_MS, now - CAP_WINDOW_MS),
    ]);
    return (await Promise.race([counted, nothing(COUNT_LIMIT_MS)]))?.[1]?.results[0] ?? NONE;
  } catch (error) {
    console.log(JSON.stringify({ event: "cap.failed", detail: String(error).slice(0, 200) }));
    return NONE;
  }
}

type Counted = { hourly: number; daily: number };
const NONE: Counted = { hourly: 0, daily: 0 };

function nothing(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}

async function pseudonym(secret: string, address: string): Promise<string> {
  const signature = await sign(secret, `cap ${address}`);
  return btoa(String.fromCharCode(...signature.slice(0, 16)));
}
