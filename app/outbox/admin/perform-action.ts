import { prepare, readRows, type Sql, sql } from "../sql.ts";

/** What became of a lead; `amount` in hundredths, `reason` and `day` null where none is given. */
export type OutcomeChange =
  | { action: "follow-up"; day: string | null }
  | { action: "won"; amount: number | null }
  | { action: "lost"; reason: string | null }
  | { action: "reopen" };

type PlainAction = "retry" | "resend" | "release" | "done" | "undone" | "note";

export const MAX_NOTE_LENGTH = 5_000;

/** `idempotencyKey` (stored as `stamp`): the same one twice is one action. */
export type RequestedAction = {
  who: string;
  idempotencyKey?: string | undefined;
  note?: string;
} & ({ action: PlainAction } | OutcomeChange);

/** `repeated` was done before with this key, `refused` is in a state that does not allow it. */
export type ActionResult =
  | { result: "done"; references: string[] }
  | { result: "repeated" | "missing" }
  | { result: "refused"; reference: string; status: string; isBeingSent: boolean };

export async function performAction(
  db: D1Database,
  condition: Sql,
  requested: RequestedAction,
): Promise<ActionResult> {
  const now = Date.now();
  const { action, who, idempotencyKey = crypto.randomUUID(), note } = requested;
  const { allowed, change } = findRule(now, requested);
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

export function sendingAction(status: string): "release" | "resend" | "retry" {
  if (status === "held") return "release";
  return status === "delivered" || status === "unconfirmed" ? "resend" : "retry";
}

type Rule = { allowed: Sql; change: Sql };

function findRule(now: number, requested: RequestedAction): Rule {
  const always = sql`TRUE`;
  // A lead with a result has been answered.
  const settled = sql`done = COALESCE(done, ${now}), follow_up = NULL`;
  switch (requested.action) {
    case "won": {
      const result = sql`result = 'won', amount = ${requested.amount}, reason = NULL`;
      return { allowed: always, change: sql`${result}, ${settled}` };
    }
    case "lost": {
      const result = sql`result = 'lost', reason = ${requested.reason}, amount = NULL`;
      return { allowed: always, change: sql`${result}, ${settled}` };
    }
    case "reopen": {
      const change = sql`result = NULL, amount = NULL, reason = NULL`;
      return { allowed: sql`result IS NOT NULL`, change };
    }
    case "follow-up":
      return { allowed: always, change: sql`follow_up = ${requested.day}` };
    default:
      return rules(now)[requested.action];
  }
}

function rules(now: number): Record<PlainAction, Rule> {
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
