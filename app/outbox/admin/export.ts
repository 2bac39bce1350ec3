import { byFilter, type LeadFilter } from "./filter.ts";
import { LEAD_COLUMNS, type LeadColumns, type LeadRecord, toLeadRecord } from "./lead-record.ts";
import { toPlainText } from "./plain-text.ts";
import { raw, readRows, sql } from "./sql.ts";

// A free Worker's 50 subrequests read 20,000 leads, and one batch fits in memory.
const BATCH_SIZE = 500;
const COLUMNS = [
  "reference",
  "kind",
  "status",
  "created",
  "delivered",
  "attempts",
  "flags",
  "error",
];
const FORMULA_START = /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\n]/;
const PHONE_NUMBER = /^\+\d[\d ().-]{6,}$/;
const NO_SUM = /[\d)] +[\d(]|\(/;

export async function* exportLeads(
  db: D1Database,
  filter: LeadFilter,
): AsyncGenerator<LeadRecord[]> {
  const condition = byFilter(filter);
  for (let after = sql`TRUE`; ; ) {
    const rows = await readRows<LeadColumns>(
      db,
      sql`SELECT ${raw(LEAD_COLUMNS)} FROM leads WHERE id IN (
          SELECT id FROM leads INDEXED BY leads_desk WHERE ${condition} AND ${after}
          ORDER BY created, id LIMIT ${BATCH_SIZE}
        ) ORDER BY created, id`,
    );
    const leads = rows.map(toLeadRecord);
    if (leads.length > 0) yield leads;
    const last = leads.at(-1);
    if (leads.length < BATCH_SIZE || !last) return;
    after = sql`(created, id) > (${last.created}, ${last.id})`;
  }
}

export async function listFieldNames(db: D1Database, filter: LeadFilter): Promise<string[]> {
  const rows = await readRows<{ key: string }>(
    db,
    sql`SELECT answer.key FROM leads, json_each(fields) answer
      WHERE leads.id IN (SELECT id FROM leads INDEXED BY leads_desk WHERE ${byFilter(filter)})
      GROUP BY answer.key ORDER BY MIN(created), MIN(answer.id)`,
  );
  return rows.map(({ key }) => key);
}

export function toHeadings(fieldNames: string[]): string[] {
  return [...COLUMNS, ...fieldNames];
}

export function toRow(lead: LeadRecord, fieldNames: string[]): string[] {
  return [
    lead.reference,
    lead.kind,
    lead.status,
    new Date(lead.created).toISOString(),
    lead.delivered === null ? "" : new Date(lead.delivered).toISOString(),
    String(lead.attempts),
    lead.flags.join(" "),
    lead.lastError ?? "",
    ...fieldNames.map((name) => lead.fields[name] ?? ""),
  ];
}

/** RFC 4180 with CRLF; cells that a spreadsheet would run as a formula start with an apostrophe. */
export function writeCsv(rows: string[][]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

function writeCell(value: string): string {
  const text = toPlainText(value);
  const cell = FORMULA_START.test(text) ? neutralize(text) : text;
  return /[",\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A phone number is imported again as it was typed, so it gets no apostrophe; with hyphens alone it would be a subtraction. */
function neutralize(text: string): string {
  if (!PHONE_NUMBER.test(text)) return `'${text}`;
  return NO_SUM.test(text) ? text : text.replaceAll("-", " ");
}
