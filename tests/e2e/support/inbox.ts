import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { LeadRecord } from "../../../scripts/leads/lead-record.ts";

const run = promisify(execFile);

/** The leads of a local site, newest first, as the studio's own command prints them. */
export async function readInbox(stateDir: string): Promise<LeadRecord[]> {
  const args = ["scripts/leads.ts", "list", "--json", "--persist-to", stateDir];
  const { stdout } = await run(process.execPath, args);
  return (JSON.parse(stdout) as { leads: LeadRecord[] }).leads;
}
