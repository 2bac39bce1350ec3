import { existsSync } from "node:fs";
import path from "node:path";
import { readRows, sql } from "../../app/outbox/admin/sql.ts";
import { explainStorage, openDatabase, StorageError } from "../leads/database.ts";

export type StoredLeads = Record<string, number>;

/** The leads of a local or the deployed database; a sentence when they cannot be seen. */
export async function countStoredLeads(place: {
  remote: boolean;
  persistTo: string;
}): Promise<StoredLeads | string> {
  if (!place.remote && !existsSync(path.join(place.persistTo, "v3/d1"))) {
    return "leads on this machine: there is no database until npm start has run once";
  }
  const database = openDatabase(place);
  try {
    const { db } = await database.open();
    const count = sql`SELECT status, COUNT(*) AS leads FROM leads GROUP BY status`;
    const rows = await readRows<{ status: string; leads: number }>(db, count);
    return Object.fromEntries(rows.map(({ status, leads }) => [status, leads]));
  } catch (cause) {
    const error = explainStorage(cause) ?? cause;
    if (!(error instanceof StorageError)) throw error;
    return `leads: ${error.message.split("\n")[0]}`;
  } finally {
    await database.close();
  }
}
