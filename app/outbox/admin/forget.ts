import { byEmail, byId, normalizeReference } from "./filter.ts";
import { prepare, raw, type Sql, sql } from "./sql.ts";

export type SenderLeads = { leads: number; sentKinds: string[] };

type Lead = { id: string; reference: string; email: string | null };

const MAY_BE_SENT = raw(`(delivered IS NOT NULL OR unknown_outcomes > 0
  OR EXISTS (SELECT 1 FROM lead_attempts WHERE lead = leads.id))`);

export async function countLeadsOfSender(db: D1Database, lead: Lead): Promise<SenderLeads> {
  const { results } = await prepare(
    db,
    sql`SELECT kind, COUNT(*) AS leads, MAX(${MAY_BE_SENT}) AS sent FROM leads
      WHERE ${bySender(lead)} GROUP BY kind ORDER BY kind`,
  ).all<{ kind: string; leads: number; sent: number }>();
  return {
    leads: results.reduce((all, { leads }) => all + leads, 0),
    sentKinds: results.filter(({ sent }) => sent === 1).map(({ kind }) => kind),
  };
}

/** Deletes every lead of this lead's e-mail address; a record of who did it, when, and each reference remains. */
export async function forgetPerson(db: D1Database, lead: Lead, who: string): Promise<string[]> {
  const stamp = crypto.randomUUID();
  const { sentKinds } = await countLeadsOfSender(db, lead);
  const [, deleted] = await db.batch<{ reference: string }>([
    prepare(
      db,
      sql`INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
        SELECT NULL, reference, 'forget', ${who}, ${Date.now()}, ${sentKinds.join(" ")}, ${stamp} || id
        FROM leads WHERE ${bySender(lead)}`,
    ),
    prepare(db, sql`DELETE FROM leads WHERE ${bySender(lead)} RETURNING reference`),
  ]);
  return (deleted?.results ?? []).map(({ reference }) => reference);
}

export async function findForgotten(db: D1Database, reference: string) {
  const record = await prepare(
    db,
    sql`SELECT reference, at, note FROM lead_acts
      WHERE lead IS NULL AND verb = 'forget' AND reference = ${normalizeReference(reference)}
      ORDER BY id DESC LIMIT 1`,
  ).first<{ reference: string; at: number; note: string | null }>();
  return record && { ...record, sentKinds: (record.note ?? "").split(" ").filter(Boolean) };
}

function bySender({ id, email }: Lead): Sql {
  return email ? byEmail(email) : byId(id);
}
