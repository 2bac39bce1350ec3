// biome-ignore-all lint/style/noRestrictedImports: `npm run leads` loads this file without a bundler
import { sign } from "../../http/crypto.server.ts";
import { prepare, readRows, type Sql, sql } from "../sql.ts";
import { byEmail, normalizeReference } from "./filter.ts";
import { deleteLeads } from "./leads.ts";

type Lead = { id: string; reference: string; email: string | null };

const MAY_BE_SENT = sql`(delivered IS NOT NULL OR unknown_outcomes > 0
  OR EXISTS (SELECT 1 FROM lead_attempts WHERE lead = leads.id))`;

export async function countLeadsOfSender(db: D1Database, lead: Lead) {
  type Row = { kind: string; leads: number; sent: number };
  const kinds = await readRows<Row>(db)`
    SELECT kind, COUNT(*) AS leads, MAX(${MAY_BE_SENT}) AS sent FROM leads
    WHERE ${bySender(lead)} GROUP BY kind ORDER BY kind`;
  return {
    leads: kinds.reduce((all, { leads }) => all + leads, 0),
    sentKinds: kinds.filter(({ sent }) => sent === 1).map(({ kind }) => kind),
  };
}

/**
 * Deletes every lead of this lead's e-mail address. What remains is a record of who did it, when, and each reference,
 * and a keyed hash of the address for `forgetAgain`.
 */
export async function forgetPerson(db: D1Database, lead: Lead, who: string): Promise<string[]> {
  const stamp = crypto.randomUUID();
  const { sentKinds } = await countLeadsOfSender(db, lead);
  const hash = lead.email && (await createAddressHash(db))(lead.email);
  const [, , deleted] = await db.batch<{ reference: string }>([
    prepare(db)`INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
        SELECT NULL, reference, 'forget', ${who}, ${Date.now()}, ${sentKinds.join(" ")}, ${stamp} || id
        FROM leads WHERE ${bySender(lead)}`,
    deleteDetailsOf(db, bySender(lead)),
    prepare(db)`DELETE FROM leads WHERE ${bySender(lead)} RETURNING reference`,
    ...(hash
      ? [prepare(db)`INSERT OR REPLACE INTO forgotten VALUES (${await hash}, ${Date.now()})`]
      : []),
  ]);
  return (deleted?.results ?? []).map(({ reference }) => reference);
}

/** Deletes leads that came before their sender was forgotten, and are there again: after a restore, or from KV. */
export async function forgetAgain(db: D1Database, among = sql`TRUE`): Promise<string[]> {
  const hash = await createAddressHash(db);
  const forgotten = await readRows<{ hash: string; at: number }>(db)`SELECT * FROM forgotten`;
  const times = new Map(forgotten.map(({ hash, at }) => [hash, at]));
  const senders = await readRows<{ email: string }>(db)`
    SELECT DISTINCT email FROM leads WHERE email IS NOT NULL AND ${among}`;
  const references: string[] = [];
  for (const { email } of senders) {
    const at = times.get(await hash(email));
    if (at === undefined) continue;
    const old = sql`email = ${email} AND created <= ${at}`;
    await deleteDetailsOf(db, old).run();
    references.push(...(await deleteLeads(db, old)));
  }
  return references;
}

export async function findForgotten(db: D1Database, reference: string) {
  type Row = { reference: string; at: number; note: string | null };
  const [record] = await readRows<Row>(db)`
    SELECT reference, at, note FROM lead_acts
    WHERE lead IS NULL AND verb = 'forget' AND reference = ${normalizeReference(reference)}
    ORDER BY id DESC LIMIT 1`;
  return record && { ...record, sentKinds: (record.note ?? "").split(" ").filter(Boolean) };
}

/** Details outlive the lead that they became when the visitor opened the calendar, or when they could not be deleted. */
function deleteDetailsOf(db: D1Database, leads: Sql): D1PreparedStatement {
  return prepare(db)`
    DELETE FROM details WHERE submission IN (SELECT submission FROM leads WHERE ${leads})`;
}

async function createAddressHash(db: D1Database) {
  const [row] = await readRows<{ key: string }>(db)`SELECT key FROM forgotten_key`;
  if (!row) throw new Error("The table forgotten_key is empty.");
  return async (email: string) => btoa(String.fromCharCode(...(await sign(row.key, email))));
}

function bySender({ id, email }: Lead): Sql {
  return email ? byEmail(email) : sql`id = ${id}`;
}
