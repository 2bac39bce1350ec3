import { campaignSources } from "#content/funnel";
import { DAY_MS } from "~/http/timing";
import { prepare, sql } from "../sql.ts";
import { byFilter, SOURCE } from "./filter.ts";

export const FIGURE_DAYS = 7;

export type Figures = Awaited<ReturnType<typeof readFigures>>;

export async function readFigures(db: D1Database, now: number) {
  const since = now - FIGURE_DAYS * DAY_MS;
  const from = sql`FROM leads INDEXED BY leads_desk`;
  const [sources, open, answered] = await db.batch<{ source: string; leads: number; ms: number }>([
    prepare(db)`SELECT ${SOURCE} AS source, COUNT(*) AS leads ${from} WHERE ${byFilter({ since })}
        GROUP BY 1 ORDER BY 2 DESC, 1`,
    prepare(db)`SELECT COUNT(*) AS leads ${from} WHERE ${byFilter({ state: "open" })}`,
    prepare(db)`SELECT ms, leads FROM (SELECT done - created AS ms, COUNT(*) OVER () AS leads,
          ROW_NUMBER() OVER (ORDER BY done - created) AS place ${from}
          WHERE ${byFilter({ state: "done", since })}) WHERE place = (leads + 1) / 2`,
  ]);
  const bySource = (sources?.results ?? []).map(({ source, leads }) => ({ source, leads }));
  return {
    leads: bySource.reduce((all, { leads }) => all + leads, 0),
    open: open?.results[0]?.leads ?? 0,
    /** Half of the leads that were marked as done were so within `ms`; null when none was. */
    answered: answered?.results[0] ?? null,
    /** By campaign, most first: a known utm_source, "other", or "none". */
    sources: bySource,
  };
}

export function findSource(name: string | null): string | undefined {
  return [...campaignSources, "other", "none"].find((source) => source === name);
}
