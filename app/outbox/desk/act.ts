import type { Desk } from "./desk.ts";
import { prepare, type Sql, sql } from "./sql.ts";

export type Verb = "retry" | "resend" | "release" | "done" | "undone" | "note";

export const MAX_NOTE_LENGTH = 5_000;

/** Who does it, and the name of the command: the same one twice is one act. */
export type Command = { verb: Verb; who: string; stamp?: string | undefined; note?: string };

/** `acted` names the leads, `repeated` was carried out before, `refused` is in another state, `missing` is none. */
export type Acted =
  | { result: "acted"; references: string[] }
  | { result: "repeated" | "missing" }
  | { result: "refused"; reference: string; status: string; isBeingSent: boolean };

/** Carries out a command on the leads that `choice` names, as far as their state allows it. */
export async function act(
  { db, clock }: Desk,
  choice: Sql,
  { verb, who, stamp = crypto.randomUUID(), note }: Command,
): Promise<Acted> {
  const now = clock();
  const { allowed, change } = rules(now)[verb];
  const [, acted] = await db.batch<{ reference: string }>([
    prepare(
      db,
      sql`INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
        SELECT id, reference, ${verb}, ${who}, ${now}, ${note ?? null}, ${stamp} FROM leads
        WHERE ${choice} AND ${allowed} ON CONFLICT DO NOTHING`,
    ),
    prepare(
      db,
      sql`UPDATE leads SET ${change}, touched = ${now}
        WHERE id IN (SELECT lead FROM lead_acts WHERE stamp = ${stamp} AND at = ${now})
        RETURNING reference`,
    ),
  ]);
  const references = (acted?.results ?? []).map(({ reference }) => reference);
  if (references.length > 0) return { result: "acted", references };
  return explain(db, choice, { stamp, now });
}

/** What each verb needs a lead to be in, and what it does to it. */
function rules(now: number): Record<Verb, { allowed: Sql; change: Sql }> {
  const isFree = sql`(lease IS NULL OR due <= ${now})`;
  const requeue = sql`status = 'pending', lease = NULL, due = ${now}, attempts = 0, updated = ${now}`;
  return {
    retry: {
      allowed: sql`status NOT IN ('delivered', 'unconfirmed') AND ${isFree}`,
      change: requeue,
    },
    resend: { allowed: sql`status IN ('delivered', 'unconfirmed') AND ${isFree}`, change: requeue },
    release: { allowed: sql`status = 'held' AND ${isFree}`, change: requeue },
    done: { allowed: sql`done IS NULL`, change: sql`done = ${now}` },
    undone: { allowed: sql`done IS NOT NULL`, change: sql`done = NULL` },
    note: { allowed: sql`TRUE`, change: sql`done = done` },
  };
}

async function explain(
  db: D1Database,
  choice: Sql,
  { stamp, now }: { stamp: string; now: number },
): Promise<Acted> {
  const [before, named] = await db.batch<{ reference: string; status: string; held: number }>([
    prepare(
      db,
      sql`SELECT reference FROM lead_acts
        WHERE stamp = ${stamp} AND lead IN (SELECT id FROM leads WHERE ${choice}) LIMIT 1`,
    ),
    prepare(
      db,
      sql`SELECT reference, status, lease IS NOT NULL AND due > ${now} AS held FROM leads
        WHERE ${choice} LIMIT 1`,
    ),
  ]);
  if (before?.results.length) return { result: "repeated" };
  const lead = named?.results[0];
  if (!lead) return { result: "missing" };
  const { reference, status, held } = lead;
  return { result: "refused", reference, status, isBeingSent: held === 1 };
}
