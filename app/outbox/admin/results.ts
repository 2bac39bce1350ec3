// biome-ignore-all lint/style/noRestrictedImports: `npm run leads` loads this file without a bundler
import { prepare, readRows, sql } from "../sql.ts";

const KEYS = ["month", "kind", "offer", "source", "reason"] as const;
const SUMS = ["leads", "answered", "won", "lost", "amount"] as const;

/** `month` is of UTC, `reason` of lost leads, `amount` in hundredths of the currency. */
export type ResultRow = Record<(typeof KEYS)[number], string> &
  Record<(typeof SUMS)[number], number>;

const MONTHS = 12;
/** Of this many leads the time to the first answer is read. */
const MOST_ANSWERS = 500;

const keys = sql`month, kind, offer, source, reason`;

/** What became of the leads of the last twelve months, also of those that are deleted. */
export function readResults(db: D1Database, now = Date.now()): Promise<ResultRow[]> {
  const since = firstMonth(now);
  return readRows<ResultRow>(db)`
    SELECT ${keys}, SUM(leads) AS leads, SUM(answered) AS answered, SUM(won) AS won, SUM(lost) AS lost,
      SUM(amount) AS amount
    FROM (
      SELECT strftime('%Y-%m', created / 1000, 'unixepoch') AS month, kind, COALESCE(offer, '') AS offer,
        COALESCE(source, 'none') AS source, COALESCE(reason, '') AS reason, 1 AS leads, done IS NOT NULL AS answered,
        result IS 'won' AS won, result IS 'lost' AS lost, COALESCE(amount, 0) AS amount
      FROM leads WHERE created >= unixepoch(${`${since}-01`}) * 1000 AND withdrawn IS NULL
        AND status NOT IN ('held', 'superseded', 'probe')
      UNION ALL SELECT ${keys}, leads, answered, won, lost, amount FROM lead_months WHERE month >= ${since})
    GROUP BY ${keys} ORDER BY ${keys}`;
}

export async function exportResults(db: D1Database, now = Date.now()): Promise<string[][]> {
  const rows = (await readResults(db, now)).map((row) => ({ ...row, amount: row.amount / 100 }));
  const columns = [...KEYS, ...SUMS];
  return [columns, ...rows.map((row) => columns.map((name) => String(row[name])))];
}

function firstMonth(now: number): string {
  const date = new Date(now);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - MONTHS + 1);
  return new Date(first).toISOString().slice(0, 7);
}

/** When the newest answered leads came and were marked as answered. */
export async function readAnswers(db: D1Database) {
  const { results } = await prepare(db)`
    SELECT created, done FROM leads WHERE done IS NOT NULL
      AND withdrawn IS NULL AND status NOT IN ('held', 'superseded', 'probe')
    ORDER BY created DESC LIMIT ${MOST_ANSWERS}`.all<{ created: number; done: number }>();
  return results;
}
