import { isNamed } from "./choice.ts";
import type { Desk } from "./desk.ts";
import { type LeadFilter, toCondition } from "./filter.ts";
import { LEAD_COLUMNS, type LeadRecord, readLead } from "./lead-record.ts";
import { readRows, type Sql, sql, type Value } from "./sql.ts";

export type FoundLead = LeadRecord & {
  name: string;
  email: string | null;
  lease: string | null;
  userAgent: string | null;
};

type Row = Record<string, string | number | null>;

/** The leads of a reference or id, newest first: a reference can name several. */
export function findLeads(desk: Desk, name: string): Promise<FoundLead[]> {
  return readLeads(desk, isNamed(name));
}

/** The newest leads that a filter keeps, whole. */
export function readNewest(desk: Desk, filter: LeadFilter, limit: number): Promise<FoundLead[]> {
  return readLeads(
    desk,
    sql`id IN (SELECT id FROM leads INDEXED BY leads_desk WHERE ${toCondition(filter)}
      ORDER BY created DESC, id DESC LIMIT ${limit})`,
  );
}

async function readLeads({ db }: Desk, condition: Sql): Promise<FoundLead[]> {
  const columns: Sql = { text: `${LEAD_COLUMNS}, user_agent AS userAgent, leads.*`, values: [] };
  const rows = await readRows<Record<string, Value>>(
    db,
    sql`SELECT ${columns} FROM leads WHERE ${condition} ORDER BY created DESC, id DESC`,
  );
  return rows.map((row) => readLead(row as Row) as FoundLead);
}
