// biome-ignore-all lint/style/noRestrictedImports: `npm run leads` loads this file without a bundler
import type { StoredKind } from "../kinds.ts";
import { prepare, readRows, type Sql, sql } from "../sql.ts";
import { type LeadCount, readLeadCounts, sumLeads } from "../store/lead-counts.ts";
import {
  type FilterPlan,
  IS_NEW,
  type LeadFilter,
  type LeadState,
  planFilter,
  STATES,
  showsReplaced,
} from "./filter.ts";

const PAGE_SIZE = 50;
/** How many leads a page reads for conditions that no index answers; a search reads more. */
const MAX_FILTERED = 350;
const MAX_SEARCHED = 5_000;
// A free Worker's 50 subrequests export 20,000 leads, and one batch fits in memory.
const BATCH_SIZE = 500;

/** Where a lead stands in the list: its time and row, so that text order is list order. */
const POSITION = sql`printf('%013d.%010d', created, rowid)`;

export function isPosition(text: string): boolean {
  return /^\d{13}\.\d{10}$/.test(text);
}

type LeadList = {
  leads: FoundLead[];
  /** Where the next page starts; null when there is none. */
  older: string | null;
  /** Null when not all leads were read and no counter has the number. */
  total: number | null;
};

/** Matching leads, newest first: at most one page of them, out of as many leads as one page reads. */
export async function listLeads(
  db: D1Database,
  filter: LeadFilter,
  before: string | null = null,
): Promise<LeadList> {
  const plan = planFilter(filter);
  const size = filter.q ? MAX_SEARCHED : plan.rest ? MAX_FILTERED : PAGE_SIZE + 1;
  const { positions, scanned, last } = await scan(db, plan, before, size);
  const shown = positions.slice(0, PAGE_SIZE);
  const isWhole = scanned < size;
  const next = positions.length > PAGE_SIZE ? shown.at(-1) : isWhole ? null : last;
  const isTotal = before === null && isWhole;
  const isCounted = !(filter.q || filter.source || filter.since !== undefined);
  const [leads, counts] = await Promise.all([
    findAt(db, shown),
    !isTotal && isCounted ? readLeadCounts(db) : null,
  ]);
  const total = isTotal ? positions.length : counts && sumMatching(counts, filter);
  return { leads, older: next ?? null, total };
}

type Scan = { positions: string[]; scanned: number; last: string | null };

/** Reads at most `size` leads of a plan, newest first; `last` is the oldest that was read. */
async function scan(
  db: D1Database,
  { within, rest }: FilterPlan,
  before: string | null,
  size: number,
): Promise<Scan> {
  type Row = { scanned: number; last: string | null; positions: string };
  const [row] = await readRows<Row>(db)`
    SELECT COUNT(*) AS scanned, MIN(position) AS last,
      json_group_array(position) FILTER (WHERE matches) AS positions
    FROM (SELECT ${POSITION} AS position, ${rest ?? sql`TRUE`} AS matches FROM leads
      WHERE ${within} AND ${isBeyond(before, sql`<`)}
      ORDER BY created DESC, rowid DESC LIMIT ${size})`;
  if (!row) return { positions: [], scanned: 0, last: null };
  const positions: string[] = JSON.parse(row.positions);
  return { ...row, positions: positions.sort().reverse() };
}

function isBeyond(position: string | null, side: Sql): Sql {
  if (!position) return sql`TRUE`;
  const [created = 0, row = 0] = position.split(".").map(Number);
  return sql`(created, rowid) ${side} (${created}, ${row})`;
}

function findAt(db: D1Database, positions: string[]): Promise<FoundLead[]> {
  const rows = positions.map((position) => Number(position.split(".")[1]));
  return findLeads(db, sql`rowid IN (SELECT value FROM json_each(${JSON.stringify(rows)}))`);
}

export async function countLeads(db: D1Database): Promise<Record<string, number>> {
  return sumByState(await readLeadCounts(db));
}

export function sumByState(counts: LeadCount[]): Record<string, number> {
  return Object.fromEntries(STATES.map((state) => [state, sumMatching(counts, { state })]));
}

function sumMatching(counts: LeadCount[], { state, kind }: LeadFilter): number {
  const hidden = showsReplaced({ state }) ? ["probe"] : ["probe", "superseded"];
  return sumLeads(
    counts,
    (count) =>
      !hidden.includes(count.status) &&
      (!kind || count.kind === kind) &&
      (!state || isIn(state, count)),
  );
}

function isIn(state: LeadState, { status, isDone, isNew, isWithdrawn }: LeadCount): boolean {
  const isOpen = !isDone && status !== "held" && status !== "superseded";
  if (state === "new") return isOpen && isNew;
  if (state === "open") return isOpen && !isWithdrawn;
  if (state === "done") return isDone;
  return state === "withdrawn" ? isWithdrawn : status === state;
}

/** A lead as people read it; times are ms since 1970. */
export type FoundLead = {
  id: string;
  reference: string;
  kind: StoredKind;
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
  followUp: string | null;
  result: "won" | "lost" | null;
  /** In hundredths of the currency. */
  amount: number | null;
  reason: string | null;
  counted: number | null;
  name: string;
  email: string | null;
  lease: string | null;
  userAgent: string | null;
};

export async function findLeads(db: D1Database, condition: Sql): Promise<FoundLead[]> {
  const rows = await readRows<LeadColumns>(db)`
    SELECT ${LEAD_COLUMNS} FROM leads WHERE status <> 'probe' AND ${condition}
    ORDER BY created DESC, rowid DESC`;
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

/** Reads on until `limit` leads are found. */
export async function findNewestLeads(db: D1Database, filter: LeadFilter, limit: number) {
  const plan = planFilter(filter);
  const found: string[] = [];
  for (let before: string | null = null; found.length < limit; ) {
    const { positions, scanned, last } = await scan(db, plan, before, MAX_SEARCHED);
    found.push(...positions);
    if (scanned < MAX_SEARCHED) break;
    before = last;
  }
  return findAt(db, found.slice(0, limit));
}

const NOTES = sql`(SELECT group_concat(note, char(10) ORDER BY at, id) FROM lead_acts
  WHERE lead = leads.id AND verb = 'note')`;

export type ExportedLead = FoundLead & { notes: string | null };
const HANDLED = ["done", "follow_up", "result", "amount", "reason", "notes"] as const;
type HandledColumn = (typeof HANDLED)[number];

export async function* exportLeads(db: D1Database, filter: LeadFilter) {
  const batches = readBatches<LeadColumns & Pick<ExportedLead, "notes">>(
    db,
    filter,
    (isInBatch) => [
      prepare(db)`SELECT ${LEAD_COLUMNS}, ${NOTES} AS notes FROM leads
        WHERE ${isInBatch} ORDER BY created, rowid`,
    ],
  );
  for await (const [rows = []] of batches) {
    if (rows.length > 0) yield rows.map((row) => ({ ...toLead(row), notes: row.notes }));
  }
}

export type ExportedColumns = { fieldNames: string[]; handled: HandledColumn[] };

/** Which columns an export has: of a field, of "done" and of notes, when a lead has something in it. */
export async function listColumns(db: D1Database, filter: LeadFilter): Promise<ExportedColumns> {
  const batches = readBatches<{ name: string }>(db, filter, (isInBatch) => [
    prepare(db)`SELECT answer.key AS name FROM leads, json_each(fields) answer WHERE ${isInBatch}
      GROUP BY answer.key ORDER BY MIN(created), MIN(answer.id)`,
    prepare(
      db,
    )`SELECT handled.key AS name FROM leads, json_each(json_object('done', done, 'follow_up', follow_up,
        'result', result, 'amount', amount, 'reason', reason, 'notes', ${NOTES})) handled
      WHERE ${isInBatch} AND handled.value IS NOT NULL GROUP BY handled.key`,
  ]);
  const fieldNames = new Set<string>();
  const found = new Set<string>();
  for await (const [fields = [], handled = []] of batches) {
    for (const { name } of fields) fieldNames.add(name);
    for (const { name } of handled) found.add(name);
  }
  const handled = HANDLED.filter((name) => found.has(name));
  return { fieldNames: [...fieldNames], handled };
}

/** The rows of a batch of leads after the other, oldest first; `select` gets the condition of a batch. */
async function* readBatches<Row>(
  db: D1Database,
  filter: LeadFilter,
  select: (isInBatch: Sql) => D1PreparedStatement[],
): AsyncGenerator<Row[][]> {
  const { within, rest } = planFilter(filter, "all versions");
  let after: string | null = null;
  do {
    const batch = sql`SELECT rowid AS row, ${POSITION} AS position, ${rest ?? sql`TRUE`} AS matches
      FROM leads WHERE ${within} AND ${isBeyond(after, sql`>`)}
      ORDER BY created, rowid LIMIT ${BATCH_SIZE}`;
    const isInBatch = sql`leads.rowid IN (SELECT row FROM (${batch}) WHERE matches)`;
    const end = prepare(db)`SELECT MAX(position) AS last FROM (${batch})
      HAVING COUNT(*) = ${BATCH_SIZE}`;
    const results: D1Result[] = await db.batch([end, ...select(isInBatch)]);
    yield results.slice(1).map(({ results }) => results as Row[]);
    after = (results[0]?.results[0] as { last: string } | undefined)?.last ?? null;
  } while (after);
}

export const LEAD_COLUMNS = sql`id, reference, kind, status, attempts,
  unknown_outcomes AS unknownOutcomes, flags, last_error AS lastError, created, updated, delivered,
  due, fields, payload, done, ${IS_NEW} AS isNew, outcome, withdrawn,
  follow_up AS followUp, result, amount, reason, counted, name, email, lease,
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

export type PastAttempt = { id: number; at: number; outcome: string; error: string | null };
export type PastAction = { id: number; at: number; verb: string; who: string; note: string | null };

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
