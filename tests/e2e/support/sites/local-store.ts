import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type FoundLead,
  LEAD_COLUMNS,
  type LeadColumns,
  toLead,
} from "../../../../app/outbox/admin/leads.ts";

/** Opens the file in which a local site keeps its D1, beside the running site. */
export function openLocalStore(stateDir: string): DatabaseSync {
  const folder = path.join(stateDir, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return new DatabaseSync(path.join(folder, String(file)));
}

/** The leads of a local site, newest first. */
export function readStoredLeads(stateDir: string): FoundLead[] {
  const database = openLocalStore(stateDir);
  try {
    const rows = database.prepare(
      `SELECT ${LEAD_COLUMNS.text} FROM leads ORDER BY created DESC, id`,
    );
    return rows.all().map((row) => toLead(row as LeadColumns));
  } finally {
    database.close();
  }
}
