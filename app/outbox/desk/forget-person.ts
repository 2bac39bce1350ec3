import { isOfPerson, isRow, readReference } from "./choice.ts";
import type { Desk } from "./desk.ts";
import { prepare, type Sql, sql } from "./sql.ts";

/** What is known of a person: how many leads, and the kinds of those that may have left this store. */
export type Traces = { leads: number; sentKinds: string[] };

type Lead = { id: string; reference: string; email: string | null };

const MAY_HAVE_LEFT = `(delivered IS NOT NULL OR unknown_outcomes > 0
  OR EXISTS (SELECT 1 FROM lead_attempts WHERE lead = leads.id))`;

/** Counts what forgetting the sender of a lead would delete. */
export async function findTraces({ db }: Desk, lead: Lead): Promise<Traces> {
  const left: Sql = { text: MAY_HAVE_LEFT, values: [] };
  const { results } = await prepare(
    db,
    sql`SELECT kind, COUNT(*) AS leads, MAX(${left}) AS sent FROM leads
      WHERE ${ofSender(lead)} GROUP BY kind ORDER BY kind`,
  ).all<{ kind: string; leads: number; sent: number }>();
  return {
    leads: results.reduce((all, { leads }) => all + leads, 0),
    sentKinds: results.filter(({ sent }) => sent === 1).map(({ kind }) => kind),
  };
}

/**
 * Deletes every lead of the e-mail address that sent this one, with notes and history; without an
 * address the lead itself. What stays is that somebody did it, when, and the reference.
 */
export async function forgetPerson(desk: Desk, lead: Lead, who: string): Promise<string[]> {
  const { db, clock } = desk;
  const stamp = crypto.randomUUID();
  const { sentKinds } = await findTraces(desk, lead);
  const [gone] = await db.batch<{ reference: string }>([
    prepare(db, sql`DELETE FROM leads WHERE ${ofSender(lead)} RETURNING reference`),
    prepare(
      db,
      sql`INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
        VALUES (NULL, ${lead.reference}, 'forget', ${who}, ${clock()}, ${sentKinds.join(" ")}, ${stamp})`,
    ),
  ]);
  return (gone?.results ?? []).map(({ reference }) => reference);
}

/** That the sender of a lead was forgotten, and the kinds of their leads that may have left this store. */
export async function findForgotten({ db }: Desk, name: string) {
  const act = await prepare(
    db,
    sql`SELECT reference, at, note FROM lead_acts
      WHERE lead IS NULL AND verb = 'forget' AND reference = ${readReference(name)}
      ORDER BY id DESC LIMIT 1`,
  ).first<{ reference: string; at: number; note: string | null }>();
  return act && { ...act, sentKinds: (act.note ?? "").split(" ").filter(Boolean) };
}

function ofSender({ id, email }: Lead): Sql {
  return email ? isOfPerson(email) : isRow(id);
}
