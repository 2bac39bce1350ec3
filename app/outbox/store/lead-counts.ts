import { prepare, sql } from "../sql.ts";

/** How many leads of a status, kind and marks there are; `isNew`: no person did anything with them. */
export type LeadCount = {
  status: string;
  kind: string;
  isWithdrawn: boolean;
  isDone: boolean;
  isNew: boolean;
  leads: number;
};

/** A scalar for a SELECT, which `parseLeadCounts` reads. Triggers keep it right, so that it is one row. */
export const LEAD_COUNTS = sql`(SELECT leads FROM lead_counts)`;

export async function readLeadCounts(db: D1Database): Promise<LeadCount[]> {
  return parseLeadCounts(await prepare(db)`SELECT ${LEAD_COUNTS} AS leads`.first<string>("leads"));
}

export function parseLeadCounts(json: string | null): LeadCount[] {
  const counts: [tally: string, leads: number][] = Object.entries(JSON.parse(json ?? "{}"));
  return counts.map(([tally, leads]) => {
    const [status = "", kind = "", ...marks] = tally.split(" ");
    const has = (mark: string) => marks.includes(mark);
    return {
      status,
      kind,
      isWithdrawn: has("withdrawn"),
      isDone: has("done"),
      isNew: has("new"),
      leads,
    };
  });
}

export function sumLeads(counts: LeadCount[], matches: (count: LeadCount) => boolean): number {
  return counts.filter(matches).reduce((all, { leads }) => all + leads, 0);
}
