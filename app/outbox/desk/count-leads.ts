import type { Desk } from "./desk.ts";
import { IS_NEW } from "./lead-record.ts";
import { readRows, sql } from "./sql.ts";

type Counted = { status: string; leads: number; fresh: number; done: number };

const COUNTED = {
  text: `status, COUNT(*) AS leads, SUM(${IS_NEW}) AS fresh, SUM(done IS NOT NULL) AS done`,
  values: [],
};

/** How many leads are in each state; those that nobody may overlook are there when they are none. */
export async function countLeads({ db }: Desk): Promise<Record<string, number>> {
  const rows = await readRows<Counted>(
    db,
    sql`SELECT ${COUNTED} FROM leads INDEXED BY leads_desk GROUP BY status`,
  );
  const sum = (name: "fresh" | "done") => rows.reduce((all, row) => all + row[name], 0);
  const counts = Object.fromEntries(rows.map(({ status, leads }) => [status, leads]));
  return { held: 0, dead: 0, pending: 0, ...counts, new: sum("fresh"), done: sum("done") };
}
