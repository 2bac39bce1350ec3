// biome-ignore-all lint/style/noRestrictedImports: `npm run leads` loads this file without a bundler
import { sign } from "../../http/crypto.server.ts";
import { prepare, readRows, type Sql, sql } from "../sql.ts";

/** Deletes forgotten people's leads that are there again: after a restore, or from KV. `among` is a condition on leads. */
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

export async function deleteLeads(db: D1Database, condition: Sql): Promise<string[]> {
  const deleted = await readRows<{ reference: string }>(db)`
    DELETE FROM leads WHERE ${condition} RETURNING reference`;
  return deleted.map(({ reference }) => reference);
}

/** Details stay while a lead is unsent, if the scheduler was opened, or if deleting them failed. */
export function deleteDetailsOf(db: D1Database, leads: Sql): D1PreparedStatement {
  return prepare(db)`
    DELETE FROM details WHERE submission IN (SELECT submission FROM leads WHERE ${leads})`;
}

export async function createAddressHash(db: D1Database) {
  const [row] = await readRows<{ key: string }>(db)`SELECT key FROM forgotten_key`;
  if (!row) throw new Error("The table forgotten_key is empty.");
  return async (email: string) => btoa(String.fromCharCode(...(await sign(row.key, email))));
}
