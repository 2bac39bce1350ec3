import { studioDay } from "~/content/format";
import { DAY_MS } from "~/http/timing";
import { PERIODS } from "./report";

const NEEDED_DAYS = 2 * Math.max(...PERIODS) + 1;

/** Adds the totals of the next day that has ended. Never throws: the next run of the cron tries again. */
export async function addFunnelTotals(db: D1Database, now = Date.now()): Promise<void> {
  try {
    await addNextDay(db, now);
  } catch (error) {
    const detail = String(error).slice(0, 200);
    console.error(JSON.stringify({ event: "funnel-totals.failed", detail }));
  }
}

/** One statement, because a run of the cron may make 50 calls on the free plan. */
async function addNextDay(db: D1Database, now: number): Promise<void> {
  const dayBefore = (days: number) => studioDay(now - days * DAY_MS);
  await db
    .prepare(
      `WITH last AS (SELECT MAX(day) AS day FROM funnel_totals),
         following AS (
           SELECT COALESCE(date(last.day, '+1 day'), (SELECT MIN(day) FROM funnel WHERE day > ?1)) AS day FROM last),
         next AS (SELECT day FROM following WHERE day < ?2)
       INSERT INTO funnel_totals (day, flow, step, event, detail, device, campaign, count)
       SELECT next.day, flow, step, event, detail, device, campaign, SUM(count) FROM next, (
         SELECT flow, step, event, detail, device, campaign, count FROM funnel_totals
           WHERE day = (SELECT last.day FROM last, next)
         UNION ALL SELECT flow, step, event, detail, device, campaign, count FROM funnel
           WHERE day = (SELECT day FROM next))
       GROUP BY 1, 2, 3, 4, 5, 6, 7 ON CONFLICT DO NOTHING`,
    )
    // Yesterday's last counts may not be stored yet.
    .bind(dayBefore(NEEDED_DAYS), dayBefore(1))
    .run();
}
