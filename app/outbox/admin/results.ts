import { prepare, readRows, sql } from "../sql";

/** Of a month (UTC), form, offer and campaign; `amount` in hundredths of the currency. */
export type ResultRow = {
  month: string;
  kind: string;
  offer: string;
  source: string;
  leads: number;
  answered: number;
  won: number;
  lost: number;
  amount: number;
};

/** Of this many leads the time to the first answer is read. */
const MOST_ANSWERS = 500;

const KEYS = sql`month, kind, offer, source`;

/** What became of the leads since the beginning of a month such as 2026-01, also of those that are deleted. */
export function readResults(db: D1Database, since: string): Promise<ResultRow[]> {
  return readRows<ResultRow>(db)`
    SELECT ${KEYS}, SUM(leads) AS leads, SUM(answered) AS answered, SUM(won) AS won, SUM(lost) AS lost,
      SUM(amount) AS amount
    FROM (
      SELECT strftime('%Y-%m', created / 1000, 'unixepoch') AS month, kind, COALESCE(offer, '') AS offer,
        COALESCE(source, 'none') AS source, 1 AS leads, done IS NOT NULL AS answered, result IS 'won' AS won,
        result IS 'lost' AS lost, COALESCE(amount, 0) AS amount
      FROM leads WHERE created >= unixepoch(${`${since}-01`}) * 1000 AND withdrawn IS NULL
        AND status NOT IN ('held', 'superseded', 'probe')
      UNION ALL SELECT ${KEYS}, leads, answered, won, lost, amount FROM lead_months WHERE month >= ${since})
    GROUP BY ${KEYS} ORDER BY ${KEYS}`;
}

/** When the newest answered leads came and were marked as answered. */
export async function readAnswers(db: D1Database) {
  const { results } = await prepare(db)`
    SELECT created, done FROM leads WHERE done IS NOT NULL
      AND withdrawn IS NULL AND status NOT IN ('held', 'superseded', 'probe')
    ORDER BY created DESC LIMIT ${MOST_ANSWERS}`.all<{ created: number; done: number }>();
  return results;
}
