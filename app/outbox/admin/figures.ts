import { campaignSources } from "#content/studio/funnel.yaml";
import { DAY_MS } from "~/http/timing";
import { prepare, sql } from "../sql.ts";
import { planFilter } from "./filter.ts";
import { countLeads } from "./leads.ts";

export const FIGURE_DAYS = 7;
/** Larger numbers are not counted: "200+". */
export const MOST_COUNTED = 200;

export type Figures = Awaited<ReturnType<typeof readFigures>>;

export async function readFigures(db: D1Database, now: number) {
  const since = now - FIGURE_DAYS * DAY_MS;
  const newest = sql`ORDER BY created DESC LIMIT ${MOST_COUNTED + 1}`;
  const [[sources, answers], { open = 0 }] = await Promise.all([
    db.batch<{ source: string | null; leads: number; ms: number }>([
      prepare(db)`SELECT source, COUNT(*) AS leads
        FROM (SELECT source FROM leads WHERE ${planFilter({ since }).within} ${newest})
        GROUP BY 1 ORDER BY 2 DESC, 1`,
      prepare(db)`SELECT done - created AS ms FROM leads
        WHERE ${planFilter({ state: "done", since }).within} ${newest}`,
    ]),
    countLeads(db),
  ]);
  const bySource = (sources?.results ?? []).map(({ source, leads }) => ({
    source: findSource(source) ?? "other",
    leads,
  }));
  return {
    leads: bySource.reduce((all, { leads }) => all + leads, 0),
    open,
    answered: findMedian((answers?.results ?? []).map(({ ms }) => ms)),
    /** By campaign, most first: a known utm_source, "other", or "none". */
    sources: bySource,
  };
}

function findMedian(times: number[]) {
  const ms = times.sort((a, b) => a - b)[Math.ceil(times.length / 2) - 1];
  return ms === undefined ? null : { ms, leads: times.length };
}

export function findSource(name: string | null): string | undefined {
  return [...campaignSources, "other", "none"].find((source) => source === name);
}
