import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Row } from "../../../scripts/leads/database.ts";
import { columns, type LeadRecord, readLead } from "../../../scripts/leads/lead-record.ts";

/** The leads of a local site, newest first, straight from the file that its running D1 keeps. */
export function readInbox(stateDir: string): LeadRecord[] {
  const database = new DatabaseSync(databaseFile(stateDir), { readOnly: true });
  try {
    const rows = database.prepare(`SELECT ${columns.text} FROM leads ORDER BY created DESC, id`);
    return rows.all().map((row) => readLead(row as Row));
  } finally {
    database.close();
  }
}

function databaseFile(stateDir: string): string {
  const folder = path.join(stateDir, "v3/d1/miniflare-D1DatabaseObject");
  const files = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (files.length !== 1) throw new Error(`Not one database in ${folder}: ${files}`);
  return path.join(folder, String(files[0]));
}
