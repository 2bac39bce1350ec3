import {
  LEAD_COLUMNS,
  type LeadColumns,
  type LeadRecord,
  toLead,
} from "../../../app/outbox/admin/leads.ts";
import { openLocalStore } from "./sites/local-store.ts";

/** The leads of a local site, newest first, straight from the file that its running D1 keeps. */
export function readInbox(stateDir: string): LeadRecord[] {
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
