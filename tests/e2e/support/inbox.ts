import type { Row } from "../../../scripts/leads/database.ts";
import { columns, type LeadRecord, readLead } from "../../../scripts/leads/lead-record.ts";
import { openLocalStore } from "./sites/local-store.ts";

/** The leads of a local site, newest first, straight from the file that its running D1 keeps. */
export function readInbox(stateDir: string): LeadRecord[] {
  const database = openLocalStore(stateDir);
  try {
    const rows = database.prepare(`SELECT ${columns.text} FROM leads ORDER BY created DESC, id`);
    return rows.all().map((row) => readLead(row as Row));
  } finally {
    database.close();
  }
}
