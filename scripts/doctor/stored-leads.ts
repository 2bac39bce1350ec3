import { existsSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "../leads/database.ts";
import { StorageError } from "../leads/failures.ts";
import { sql } from "../leads/sql.ts";

/** How many leads there are of each status. */
export type StoredLeads = Record<string, number>;

/** The leads of a local or the deployed database; a sentence when they cannot be seen. */
export async function countStoredLeads(place: {
  remote: boolean;
  persistTo: string;
}): Promise<StoredLeads | string> {
  if (!place.remote && !existsSync(path.join(place.persistTo, "v3/d1"))) {
    return "leads on this machine: there is no database until npm start has run once";
  }
  try {
    const count = sql`SELECT status, COUNT(*) AS leads FROM leads GROUP BY status`;
    const [rows = []] = await openDatabase(place).run(count);
    return Object.fromEntries(rows.map(({ status, leads }) => [String(status), Number(leads)]));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return `leads: ${error.message.split("\n")[0]}`;
  }
}
