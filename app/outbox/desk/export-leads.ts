import type { Desk } from "./desk.ts";
import { type LeadFilter, toCondition } from "./filter.ts";
import { LEAD_COLUMNS, type LeadRecord, readLead } from "./lead-record.ts";
import { readRows, type Sql, sql } from "./sql.ts";

// Of 20,000 leads a free Worker's 50 subrequests read all, and no part of them is too much to hold.
const PART = 500;

type Row = Record<string, string | number | null>;

/** All leads that a filter keeps, oldest first, a part at a time. */
export async function* exportLeads({ db }: Desk, filter: LeadFilter): AsyncGenerator<LeadRecord[]> {
  const condition = toCondition(filter);
  const columns: Sql = { text: LEAD_COLUMNS, values: [] };
  for (let after = sql`TRUE`; ; ) {
    const rows = await readRows<Row>(
      db,
      sql`SELECT ${columns} FROM leads WHERE id IN (
          SELECT id FROM leads INDEXED BY leads_desk WHERE ${condition} AND ${after}
          ORDER BY created, id LIMIT ${PART}
        ) ORDER BY created, id`,
    );
    const leads = rows.map(readLead);
    if (leads.length > 0) yield leads;
    const last = leads.at(-1);
    if (leads.length < PART || !last) return;
    after = sql`(created, id) > (${last.created}, ${last.id})`;
  }
}

/** The names under which the visitors' answers are stored, in the order in which they first appear. */
export async function listFieldNames({ db }: Desk, filter: LeadFilter): Promise<string[]> {
  const rows = await readRows<{ key: string }>(
    db,
    sql`SELECT answer.key FROM leads, json_each(fields) answer
      WHERE leads.id IN (SELECT id FROM leads INDEXED BY leads_desk WHERE ${toCondition(filter)})
      GROUP BY answer.key ORDER BY MIN(created), MIN(answer.id)`,
  );
  return rows.map(({ key }) => key);
}
