import { prepare, readRows, type Sql, sql } from "../sql.ts";

export type LeadAction = "retry" | "resend" | "release" | "done" | "undone" | "note";

export const MAX_NOTE_LENGTH = 5_000;

/** `idempotencyKey` (stored as `stamp`): the same one twice is one action. */
export type RequestedAction = {
  action: LeadAction;
  who: string;
  idempotencyKey?: string | undefined;
  note?: string;
};

/** `repeated` was done before with this key, `refused` is in a state that does not allow it. */
export type ActionResult =
  | { result: "done"; references: string[] }
  | { result: "repeated" | "missing" }
  | { result: "refused"; reference: string; status: string; isBeingSent: boolean };

export async function performAction(
  db: D1Database,
  condition: Sql,
  { action, who, idempotencyKey = crypto.randomUUID(), note }: RequestedAction,
): Promise<ActionResult> {
  const now = Date.now();
  const { allowed, change } = rules(now)[action];
  const [, changed] = await db.batch<{ reference: string }>([
    prepare(db)`
      INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
      SELECT id, reference, ${action}, ${who}, ${now}, ${note ?? null}, ${idempotencyKey} FROM leads
      WHERE ${condition} AND ${allowed} ON CONFLICT DO NOTHING`,
    prepare(db)`
      UPDATE leads SET ${change}, touched = ${now}
      WHERE id IN (SELECT lead FROM lead_acts WHERE stamp = ${idempotencyKey} AND at = ${now})
      RETURNING reference`,
  ]);
  const references = (changed?.results ?? []).map(({ reference }) => reference);
  if (references.length > 0) return { result: "done", references };
  return explain(db, condition, idempotencyKey, now);
}

function rules(now: number): Record<LeadAction, { allowed: Sql; change: Sql }> {
  // A withdrawn lead is never sent, so it is not queued either.
  const mayBeQueued = sql`(lease IS NULL OR due <= ${now}) AND withdrawn IS NULL`;
  const requeue = sql`status = 'pending', lease = NULL, due = ${now}, attempts = 0, updated = ${now}`;
  return {
    retry: {
      allowed: sql`status NOT IN ('delivered', 'unconfirmed') AND ${mayBeQueued}`,
      change: requeue,
    },
    resend: {
      allowed: sql`status IN ('delivered', 'unconfirmed') AND ${mayBeQueued}`,
      change: requeue,
    },
    release: { allowed: sql`status = 'held' AND ${mayBeQueued}`, change: requeue },
    done: { allowed: sql`done IS NULL`, change: sql`done = ${now}` },
    undone: { allowed: sql`done IS NOT NULL`, change: sql`done = NULL` },
    note: { allowed: sql`TRUE`, change: sql`done = done` },
  };
}

async function explain(
  db: D1Database,
  condition: Sql,
  idempotencyKey: string,
  now: number,
): Promise<ActionResult> {
  type Row = { reference: string; status: string; isLeased: number; isRepeated: number };
  const [lead] = await readRows<Row>(db)`
    SELECT reference, iif(withdrawn IS NULL, status, 'withdrawn') AS status,
      lease IS NOT NULL AND due > ${now} AS isLeased,
      EXISTS (SELECT 1 FROM lead_acts WHERE lead = leads.id AND stamp = ${idempotencyKey}) AS isRepeated
    FROM leads WHERE ${condition} ORDER BY isRepeated DESC LIMIT 1`;
  if (!lead) return { result: "missing" };
  if (lead.isRepeated) return { result: "repeated" };
  const { reference, status, isLeased } = lead;
  return { result: "refused", reference, status, isBeingSent: isLeased === 1 };
}
