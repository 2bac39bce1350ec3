// biome-ignore-all lint/style/noRestrictedImports: `npm run leads` loads this file without a bundler
import { copies } from "#content/studio/inbox.yaml";
import { rulesOf } from "../kinds.ts";
import { prepare, readRows, sql } from "../sql.ts";
import { createAddressHash, deleteDetailsOf } from "../store/forgotten.ts";
import { bySender, normalizeReference, toStoredEmail } from "./filter.ts";

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

/** Where copies of a person's leads may be, after leads of these kinds were sent. */
export function listCopies(sentKinds: string[]): string[] {
  const services = sentKinds.map((kind) => {
    const name = rulesOf(kind)?.name;
    return (name && copies.services[name]) ?? copies.otherService;
  });
  return [...new Set(services), ...copies.always];
}

/** Deletes all leads of a lead's address; a record and a keyed hash for `forgetAgain` remain. */
export async function forgetPerson(db: D1Database, lead: Lead, who: string): Promise<string[]> {
  const stamp = crypto.randomUUID();
  const { sentKinds } = await countLeadsOfSender(db, lead);
  const statements = [
    prepare(db)`INSERT INTO lead_acts (lead, reference, verb, who, at, note, stamp)
        SELECT NULL, reference, 'forget', ${who}, ${Date.now()}, ${sentKinds.join(" ")}, ${stamp} || id
        FROM leads WHERE ${bySender(lead)}`,
    deleteDetailsOf(db, bySender(lead)),
    // Otherwise the same form, sent again, would notify nobody.
    prepare(db)`DELETE FROM notices WHERE lead IN (SELECT id FROM leads WHERE ${bySender(lead)})`,
    prepare(db)`DELETE FROM leads WHERE ${bySender(lead)} RETURNING reference`,
    ...(lead.email ? [await insertForgotten(db, lead.email)] : []),
  ];
  // Only the statement with RETURNING has rows.
  const results = await db.batch<{ reference: string }>(statements);
  return results.flatMap(({ results }) => results.map(({ reference }) => reference));
}

/** For a person without a lead in the database: one may wait in KV, or be in a backup. */
export async function rememberForgotten(db: D1Database, email: string): Promise<void> {
  await (await insertForgotten(db, email)).run();
}

async function insertForgotten(db: D1Database, email: string): Promise<D1PreparedStatement> {
  const hash = await (await createAddressHash(db))(toStoredEmail(email));
  return prepare(db)`INSERT OR REPLACE INTO forgotten VALUES (${hash}, ${Date.now()})`;
}

export async function findForgotten(db: D1Database, reference: string) {
  type Row = { reference: string; at: number; note: string | null };
  const [record] = await readRows<Row>(db)`
    SELECT reference, at, note FROM lead_acts
    WHERE lead IS NULL AND verb = 'forget' AND reference = ${normalizeReference(reference)}
    ORDER BY id DESC LIMIT 1`;
  if (!record) return null;
  const { note, ...found } = record;
  return { ...found, sentKinds: (note ?? "").split(" ").filter(Boolean) };
}
