// biome-ignore-all lint/style/noRestrictedImports: `npm run leads -- funnel` loads this file without a bundler

import { funnel as texts } from "#content/studio/funnel.yaml";
import { fill, studioDay } from "../../content/format.ts";
import { DAY_MS } from "../../http/timing.ts";
import { funnelFlows } from "./flows.ts";

export const PERIODS = [7, 28, 90] as const;
/** A share of fewer visits says more about chance than about the step. */
const MIN_VISITS = 30;
const MAX_LISTED = 8;

type FunnelRow = {
  current: number;
  flow: string;
  step: string;
  event: string;
  detail: string;
  device: string;
  campaign: string;
  count: number;
};

export type FlowReport = ReturnType<typeof reportFlow>;

const FIELDS = ["flow", "step", "event", "detail", "device", "campaign"] as const;
const COLUMNS = FIELDS.join(", ");

/** The difference of two days' totals is what was counted between them; newer days have only their counts. */
export async function readFunnel(db: D1Database, days: number, now = Date.now()) {
  const { results } = await db
    .prepare(
      `WITH ends AS (SELECT last, MIN(?1, last) AS start, MIN(?2, last) AS middle
         FROM (SELECT COALESCE(MAX(day), '') AS last FROM funnel_totals))
       SELECT current, ${COLUMNS}, SUM(count) AS count FROM (
         SELECT day > ?2 AS current, ${COLUMNS}, count FROM funnel
           WHERE day > (SELECT MAX(?1, last) FROM ends)
         UNION ALL SELECT 1, ${COLUMNS}, count FROM funnel_totals WHERE day = (SELECT last FROM ends)
         UNION ALL SELECT 1, ${COLUMNS}, -count FROM funnel_totals WHERE day = (SELECT middle FROM ends)
         UNION ALL SELECT 0, ${COLUMNS}, count FROM funnel_totals WHERE day = (SELECT middle FROM ends)
         UNION ALL SELECT 0, ${COLUMNS}, -count FROM funnel_totals WHERE day = (SELECT start FROM ends))
       GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING SUM(count) > 0`,
    )
    .bind(studioDay(now - 2 * days * DAY_MS), studioDay(now - days * DAY_MS))
    .all<FunnelRow>();
  return results;
}

export async function exportFunnel(db: D1Database, days: number): Promise<string[][]> {
  const rows = await readFunnel(db, days);
  return [
    ["period", ...FIELDS, "count"],
    ...rows.map((row) => [
      row.current ? "current" : "before",
      ...FIELDS.map((name) => row[name]),
      String(row.count),
    ]),
  ];
}

export function reportFunnel(rows: FunnelRow[]): FlowReport[] {
  return Object.keys(funnelFlows).flatMap((flow) => {
    const own = rows.filter((row) => row.flow === flow);
    const current = own.filter((row) => row.current === 1);
    return current.length > 0 ? [reportFlow(flow, current, own)] : [];
  });
}

function reportFlow(flow: string, current: FunnelRow[], own: FunnelRow[]) {
  const { title = flow, steps = {} } = funnelFlows[flow] ?? {};
  const names = Object.keys(steps);
  const before = own.filter((row) => row.current === 0);
  const reports = Object.entries(steps).map(([step, label]) => ({
    step,
    label,
    seen: total(current, step, "seen"),
    answered: total(current, step, "answered"),
    isLast: step === names.at(-1),
    /** The share that went on, from 0 to 1, now and before; null when too few have seen the step. */
    rate: rateOf(current, step),
    before: rateOf(before, step),
  }));
  const groupsBy = (column: "device" | "campaign", labels: Record<string, string>) =>
    [...new Set(current.map((row) => row[column]))].sort().map((value) => {
      const group = current.filter((row) => row[column] === value);
      return {
        label: labels[value] ?? value,
        started: total(group, names[0], "seen"),
        finished: total(group, names.at(-1), "seen"),
      };
    });
  return {
    flow,
    title,
    steps: reports,
    loss: largestLoss(reports),
    refused: mostFrequent(current, "refused", steps),
    chosen: mostFrequent(current, "answered", steps),
    devices: groupsBy("device", texts.devices),
    campaigns: groupsBy("campaign", { "": texts.noCampaign }),
  };
}

function total(rows: FunnelRow[], step: string | undefined, event: string): number {
  return rows
    .filter((row) => row.step === step && row.event === event)
    .reduce((sum, { count }) => sum + count, 0);
}

function rateOf(rows: FunnelRow[], step: string): number | null {
  // Who went back has not left.
  const seen = total(rows, step, "seen") - total(rows, step, "back");
  return seen < MIN_VISITS ? null : Math.min(1, total(rows, step, "answered") / seen);
}

type StepRate = { label: string; rate: number | null; isLast: boolean };

function largestLoss(steps: StepRate[]) {
  const known = steps.flatMap(({ label, rate, isLast }) =>
    rate === null || isLast ? [] : [{ label, rate }],
  );
  const worst = known.sort((a, b) => a.rate - b.rate)[0];
  return worst ? { label: worst.label, ofTen: Math.round((1 - worst.rate) * 10) } : null;
}

export function describeLoss(loss: FlowReport["loss"]): string {
  if (!loss) return texts.tooFewForLoss;
  const { ofTen, label: step } = loss;
  return ofTen === 0 ? texts.noLoss : fill(texts.largestLoss, { ofTen, step });
}

function mostFrequent(rows: FunnelRow[], event: string, steps: Record<string, string>) {
  const counts = new Map<string, number>();
  for (const { step, detail, count } of rows.filter((row) => row.event === event && row.detail)) {
    const label = `${steps[step]}: ${detail.replaceAll("-", " ")}`;
    counts.set(label, (counts.get(label) ?? 0) + count);
  }
  return [...counts]
    .map(([label, count]) => ({ label, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_LISTED);
}
