import type { LeadKind } from "../lead.server.ts";
import { prepare, readRows, type Sql, sql } from "../sql.ts";
import { byFilter, IS_NEW, type LeadFilter } from "./filter.ts";

const PAGE_SIZE = 50;
// A free Worker's 50 subrequests export 20,000 leads, and one batch fits in memory.
const BATCH_SIZE = 500;

/** One page of the leads that match, newest first; null when the page does not exist. */
export async function listLeads(db: D1Database, filter: LeadFilter, page = 1) {
  const [leads, total] = await Promise.all([
    findNewestLeads(db, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    countMatching(db, byFilter(filter), sql`leads INDEXED BY leads_desk`),
  ]);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return page > pages ? null : { leads, total, page, pages };
}

/** By status, and `new` and `done`; `held`, `dead` and `pending` are there even when there are none. */
export async function countLeads(db: D1Database): Promise<Record<string, number>> {
  const rows = await readRows<{ status: string; leads: number; new: number; done: number }>(db)`
    SELECT status, COUNT(*) AS leads, SUM(${IS_NEW}) AS new, SUM(done IS NOT NULL) AS done
    FROM leads INDEXED BY leads_desk WHERE status <> 'probe' GROUP BY status`;
  const counts: Record<string, number> = { held: 0, dead: 0, pending: 0 };
  for (const { status, leads } of rows) counts[status] = leads;
  const sum = (name: "new" | "done") => rows.reduce((all, row) => all + row[name], 0);
  return { ...counts, new: sum("new"), done: sum("done") };
}

/** A lead as people read it; times are ms since 1970. */
export type FoundLead = {
  id: string;
  reference: string;
  kind: LeadKind;
  status: string;
  attempts: number;
  unknownOutcomes: number;
  flags: string[];
  lastError: string | null;
  created: number;
  updated: number;
  delivered: number | null;
  due: number;
  fields: Record<string, string>;
  payload: Record<string, string | number>;
  done: number | null;
  isNew: boolean;
  outcome: string | null;
  withdrawn: number | null;
  /** When its conversion was claimed for analytics. */
  counted: number | null;
  name: string;
  email: string | null;
  lease: string | null;
  userAgent: string | null;
};

export async function findLeads(db: D1Database, condition: Sql): Promise<FoundLead[]> {
  const rows = await readRows<LeadColumns>(db)`
    SELECT ${LEAD_COLUMNS} FROM leads WHERE status <> 'probe' AND ${condition}
    ORDER BY created DESC, id DESC`;
  return rows.map(toLead);
}

/** What the same visitor sent before or after it with the same form, in another version. */
export function findOtherVersions(db: D1Database, id: string) {
  // The ids of a submission's leads begin with it.
  const submission = id.slice(0, id.lastIndexOf("."));
  return readRows<Pick<FoundLead, "id" | "created" | "status">>(db)`
    SELECT id, created, status FROM leads
    WHERE id > ${`${submission}.`} AND id < ${`${submission}/`} AND id <> ${id} AND withdrawn IS NULL
    ORDER BY created DESC LIMIT 10`;
}

export function findNewestLeads(db: D1Database, filter: LeadFilter, limit: number, offset = 0) {
  return findLeads(
    db,
    sql`id IN (SELECT id FROM leads INDEXED BY leads_desk WHERE ${byFilter(filter)}
      ORDER BY created DESC, id DESC LIMIT ${limit} OFFSET ${offset})`,
  );
}

const NOTES = sql`(SELECT group_concat(note, char(10) ORDER BY at, id) FROM lead_acts
  WHERE lead = leads.id AND verb = 'note')`;

export type ExportedLead = FoundLead & { notes: string | null };
export type HandledColumn = "done" | "notes";

export async function* exportLeads(db: D1Database, filter: LeadFilter) {
  const condition = byFilter(filter, "all versions");
  for (let after = sql`TRUE`; ; ) {
    const rows = await readRows<LeadColumns & Pick<ExportedLead, "notes">>(db)`
      SELECT ${LEAD_COLUMNS}, ${NOTES} AS notes FROM leads WHERE id IN
        (SELECT id FROM leads INDEXED BY leads_desk WHERE ${condition} AND ${after}
          ORDER BY created, id LIMIT ${BATCH_SIZE})
      ORDER BY created, id`;
    const leads = rows.map((row) => ({ ...toLead(row), notes: row.notes }));
    if (leads.length > 0) yield leads;
    const last = leads.at(-1);
    if (leads.length < BATCH_SIZE || !last) return;
    after = sql`(created, id) > (${last.created}, ${last.id})`;
  }
}

export async function listFieldNames(db: D1Database, filter: LeadFilter): Promise<string[]> {
  const rows = await readRows<{ key: string }>(db)`
    SELECT answer.key FROM leads, json_each(fields) answer
    WHERE leads.id IN (SELECT id FROM leads INDEXED BY leads_desk WHERE ${byFilter(filter, "all versions")})
    GROUP BY answer.key ORDER BY MIN(created), MIN(answer.id)`;
  return rows.map(({ key }) => key);
}

export async function listHandledColumns(db: D1Database, filter: LeadFilter) {
  const rows = await readRows<{ name: HandledColumn }>(db)`
    WITH chosen AS (SELECT id, done FROM leads INDEXED BY leads_desk WHERE ${byFilter(filter, "all versions")})
    SELECT 'done' AS name WHERE EXISTS (SELECT 1 FROM chosen WHERE done IS NOT NULL)
    UNION ALL SELECT 'notes' WHERE EXISTS
      (SELECT 1 FROM lead_acts WHERE verb = 'note' AND lead IN (SELECT id FROM chosen))`;
  return rows.map(({ name }) => name);
}

export const LEAD_COLUMNS = sql`id, reference, kind, status, attempts,
  unknown_outcomes AS unknownOutcomes, flags, last_error AS lastError, created, updated, delivered,
  due, fields, payload, done, ${IS_NEW} AS isNew, outcome, withdrawn, counted, name, email, lease,
  user_agent AS userAgent`;

type Json = "flags" | "fields" | "payload";
export type LeadColumns = Omit<FoundLead, Json | "isNew"> &
  Record<Json, string> & { isNew: number };

export function toLead(row: LeadColumns): FoundLead {
  return {
    ...row,
    flags: JSON.parse(row.flags),
    fields: JSON.parse(row.fields),
    payload: JSON.parse(row.payload),
    isNew: row.isNew === 1,
  };
}

type PastAttempt = { id: number; at: number; outcome: string; error: string | null };
type PastAction = { id: number; at: number; verb: string; who: string; note: string | null };

export type LeadHistory = { attempts: PastAttempt[]; acts: PastAction[] };

export async function readHistory(db: D1Database, id: string): Promise<LeadHistory> {
  const [attempts, acts] = await db.batch<PastAttempt & PastAction>([
    prepare(db)`SELECT rowid AS id, at, outcome, error FROM lead_attempts WHERE lead = ${id}
      ORDER BY at DESC, rowid DESC`,
    prepare(db)`SELECT id, at, verb, who, note FROM lead_acts WHERE lead = ${id}
      ORDER BY at DESC, id DESC`,
  ]);
  return { attempts: attempts?.results ?? [], acts: acts?.results ?? [] };
}

export async function countMatching(db: D1Database, condition: Sql, from = sql`leads`) {
  const count = prepare(db)`SELECT COUNT(*) AS leads FROM ${from} WHERE ${condition}`;
  return (await count.first<number>("leads")) ?? 0;
}
