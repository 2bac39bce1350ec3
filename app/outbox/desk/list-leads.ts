import type { Desk } from "./desk.ts";
import { type LeadFilter, toCondition } from "./filter.ts";
import { IS_NEW } from "./lead-record.ts";
import { prepare, sql } from "./sql.ts";

const PAGE_SIZE = 50;

export type ListedLead = {
  id: string;
  reference: string;
  kind: string;
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

export type LeadListPage = { leads: ListedLead[]; total: number; page: number; pages: number };

const LISTED = {
  text: `l.id, reference, kind, status, name, email, created, updated, due, lease,
  delivered, done, ${IS_NEW} AS isNew`,
  values: [],
};

/** One page of the leads that a filter keeps, newest first; null for a page that is not there. */
export async function listLeads(
  { db }: Desk,
  filter: LeadFilter,
  page = 1,
  size = PAGE_SIZE,
): Promise<LeadListPage | null> {
  const condition = toCondition(filter);
  const [rows, count] = await db.batch<Record<string, unknown>>([
    prepare(
      db,
      sql`SELECT ${LISTED} FROM (
          SELECT id FROM leads INDEXED BY leads_desk WHERE ${condition}
          ORDER BY created DESC, id DESC LIMIT ${size} OFFSET ${(page - 1) * size}
        ) chosen JOIN leads l ON l.id = chosen.id ORDER BY created DESC, l.id DESC`,
    ),
    prepare(db, sql`SELECT COUNT(*) AS total FROM leads INDEXED BY leads_desk WHERE ${condition}`),
  ]);
  const total = Number(count?.results[0]?.total ?? 0);
  const pages = Math.max(1, Math.ceil(total / size));
  if (page > pages) return null;
  const leads = (rows?.results ?? []).map((row) => ({ ...row, isNew: row.isNew === 1 }));
  return { leads: leads as ListedLead[], total, page, pages };
}
