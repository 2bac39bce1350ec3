import type { Desk } from "./desk.ts";
import { IS_NEW } from "./lead-record.ts";
import { readRows, sql } from "./sql.ts";

type Counted = { status: string; isNew: number; isDone: number; leads: number };

const COUNTED = {
  text: `status, ${IS_NEW} AS isNew, done IS NOT NULL AS isDone, COUNT(*) AS leads`,
  values: [],
};

/** How many leads are in each state; those that nobody may overlook are there when they are none. */
export async function countLeads({ db }: Desk): Promise<Record<string, number>> {
  const rows = await readRows<Counted>(
    db,
    sql`SELECT ${COUNTED} FROM leads INDEXED BY leads_desk GROUP BY 1, 2, 3`,
  );
  const counts: Record<string, number> = { held: 0, dead: 0, pending: 0 };
  for (const { status, leads } of rows) counts[status] = (counts[status] ?? 0) + leads;
  const sum = (name: "isNew" | "isDone") =>
    rows.reduce((all, row) => all + (row[name] ? row.leads : 0), 0);
  return { ...counts, new: sum("isNew"), done: sum("isDone") };
}
