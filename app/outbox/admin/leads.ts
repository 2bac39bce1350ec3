import type { LeadKind } from "../lead.server.ts";
import { byEmail, byFilter, byReference, type LeadFilter } from "./filter.ts";
import {
  IS_NEW,
  LEAD_COLUMNS,
  type LeadColumns,
  type LeadRecord,
  toLeadRecord,
} from "./lead-record.ts";
import { prepare, raw, readRows, type Sql, sql } from "./sql.ts";

const PAGE_SIZE = 50;

export type ListedLead = {
  id: string;
  reference: string;
  kind: LeadKind;
  status: string;
  name: string;
  email: string | null;
  created: number;
  updated: number;
  due: number;
  lease: string | null;
  delivered: number | null;
  done: number | null;
  isNew: boolean;
};

export type LeadList = { leads: ListedLead[]; total: number; page: number; pages: number };

const LISTED = raw(`l.id, reference, kind, status, name, email, created, updated, due, lease,
  delivered, done, ${IS_NEW} AS isNew`);

/** One page of the leads that match, newest first; null when the page does not exist. */
export async function listLeads(
  db: D1Database,
  filter: LeadFilter,
  page = 1,
): Promise<LeadList | null> {
  const condition = byFilter(filter);
  type Row = Omit<ListedLead, "isNew"> & { isNew: number; total: number };
  const [rows, count] = await db.batch<Row>([
    prepare(
      db,
      sql`SELECT ${LISTED} FROM (
          SELECT id FROM leads INDEXED BY leads_desk WHERE ${condition}
          ORDER BY created DESC, id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}
        ) chosen JOIN leads l ON l.id = chosen.id ORDER BY created DESC, l.id DESC`,
    ),
    prepare(db, sql`SELECT COUNT(*) AS total FROM leads INDEXED BY leads_desk WHERE ${condition}`),
  ]);
  const total = Number(count?.results[0]?.total ?? 0);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) return null;
  const leads = (rows?.results ?? []).map((row) => ({ ...row, isNew: row.isNew === 1 }));
  return { leads, total, page, pages };
}

const COUNTED = raw(`status, ${IS_NEW} AS isNew, done IS NOT NULL AS isDone, COUNT(*) AS leads`);

/** How many leads are in each state; `held`, `dead` and `pending` are present even when there are none. */
export async function countLeads(db: D1Database): Promise<Record<string, number>> {
  const rows = await readRows<{ status: string; isNew: number; isDone: number; leads: number }>(
    db,
    sql`SELECT ${COUNTED} FROM leads INDEXED BY leads_desk WHERE status <> 'probe' GROUP BY 1, 2, 3`,
  );
  const counts: Record<string, number> = { held: 0, dead: 0, pending: 0 };
  for (const { status, leads } of rows) counts[status] = (counts[status] ?? 0) + leads;
  const sum = (name: "isNew" | "isDone") =>
    rows.reduce((all, row) => all + (row[name] ? row.leads : 0), 0);
  return { ...counts, new: sum("isNew"), done: sum("isDone") };
}

type MoreColumns = {
  name: string;
  email: string | null;
  lease: string | null;
  userAgent: string | null;
};

export type FoundLead = LeadRecord & MoreColumns;

/** The leads of a reference or id, newest first: a reference can name several. */
export function findLeads(db: D1Database, reference: string): Promise<FoundLead[]> {
  return readLeads(db, byReference(reference));
}

export function findLeadsByEmail(db: D1Database, email: string): Promise<FoundLead[]> {
  return readLeads(db, byEmail(email));
}

export function findNewestLeads(
  db: D1Database,
  filter: LeadFilter,
  limit: number,
): Promise<FoundLead[]> {
  return readLeads(
    db,
    sql`id IN (SELECT id FROM leads INDEXED BY leads_desk WHERE ${byFilter(filter)}
      ORDER BY created DESC, id DESC LIMIT ${limit})`,
  );
}

async function readLeads(db: D1Database, condition: Sql): Promise<FoundLead[]> {
  const columns = raw(`${LEAD_COLUMNS}, name, email, lease, user_agent AS userAgent`);
  const rows = await readRows<LeadColumns & MoreColumns>(
    db,
    sql`SELECT ${columns} FROM leads WHERE status <> 'probe' AND ${condition} ORDER BY created DESC, id DESC`,
  );
  return rows.map((row) => {
    const { name, email, lease, userAgent } = row;
    return { ...toLeadRecord(row), name, email, lease, userAgent };
  });
}

type PastAttempt = { id: number; at: number; outcome: string; error: string | null };
type PastAction = { id: number; at: number; verb: string; who: string; note: string | null };

export type LeadHistory = { attempts: PastAttempt[]; acts: PastAction[] };

export async function readHistory(db: D1Database, id: string): Promise<LeadHistory> {
  const [attempts, acts] = await db.batch<PastAttempt & PastAction>([
    prepare(
      db,
      sql`SELECT rowid AS id, at, outcome, error FROM lead_attempts WHERE lead = ${id} ORDER BY at DESC, rowid DESC`,
    ),
    prepare(
      db,
      sql`SELECT id, at, verb, who, note FROM lead_acts WHERE lead = ${id} ORDER BY at DESC, id DESC`,
    ),
  ]);
  return { attempts: attempts?.results ?? [], acts: acts?.results ?? [] };
}

export async function countMatching(db: D1Database, condition: Sql): Promise<number> {
  const count = prepare(db, sql`SELECT COUNT(*) AS leads FROM leads WHERE ${condition}`);
  return (await count.first<number>("leads")) ?? 0;
}

export async function deleteLeads(db: D1Database, condition: Sql): Promise<string[]> {
  const deleted = prepare(db, sql`DELETE FROM leads WHERE ${condition} RETURNING reference`);
  return (await deleted.all<{ reference: string }>()).results.map(({ reference }) => reference);
}
