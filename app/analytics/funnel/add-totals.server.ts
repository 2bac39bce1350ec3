import { dayIn } from "#content/format";
import { thankYou } from "#content/thank-you";
import { DAY_MS } from "~/http/timing";
import { PERIODS } from "./report";

/** The longest period and the one before it. */
const NEEDED_DAYS = 2 * Math.max(...PERIODS) + 1;

/** Adds the totals of the next day that has ended. Never throws: the next run of the cron tries again. */
export async function addFunnelTotals(db: D1Database, now = Date.now()): Promise<void> {
  await addNextDay(db, now).catch((error) => {
    const detail = String(error).slice(0, 200);
    console.error(JSON.stringify({ event: "funnel-totals.failed", detail }));
  });
}

/** Totals of the day before it and what was counted on it. */
async function addNextDay(db: D1Database, now: number): Promise<void> {
  const last = await db
    .prepare("SELECT MAX(day) AS day FROM funnel_totals")
    .first<string | null>("day");
  const dayBefore = (days: number) => dayIn(thankYou.timeZone, now - days * DAY_MS);
  const next = await db
    .prepare(
      last
        ? "SELECT date(?1, '+1 day') AS day"
        : "SELECT MIN(day) AS day FROM funnel WHERE day > ?1",
    )
    .bind(last ?? dayBefore(NEEDED_DAYS))
    .first<string | null>("day");
  // Yesterday's last counts may not be stored yet.
  if (!next || next >= dayBefore(1)) return;
  await db
    .prepare(
      `INSERT INTO funnel_totals (day, flow, step, event, detail, device, campaign, count)
       SELECT ?1, flow, step, event, detail, device, campaign, SUM(count) FROM (
         SELECT flow, step, event, detail, device, campaign, count FROM funnel_totals WHERE day = ?2
         UNION ALL SELECT flow, step, event, detail, device, campaign, count FROM funnel WHERE day = ?1)
       GROUP BY 2, 3, 4, 5, 6, 7 ON CONFLICT DO NOTHING`,
    )
    .bind(next, last ?? "")
    .run();
}
