import { setTimeout as sleep } from "node:timers/promises";
import { readStoredLeads } from "../e2e/support/sites/local-store.ts";
import type { CrashingSite } from "./crashing-site.ts";
import type { Row } from "./reconcile.ts";

const PAUSE_MS = 500;
/** Leads that are only in the fallback store are imported a few per run, so one run without a change proves nothing. */
const QUIET_SWEEPS = 3;

/** Runs the cron until no lead waits any more, `until` at most; the inbox as it is then. */
export async function settle(
  site: CrashingSite,
  until: number,
  signal: AbortSignal,
): Promise<Row[]> {
  let quiet = 0;
  let rows = readRows(site);
  while (quiet < QUIET_SWEEPS && Date.now() < until) {
    await site.runCron();
    const before = rows.length;
    rows = readRows(site);
    const waits = rows.some(({ status }) => status === "pending");
    quiet = waits || rows.length > before ? 0 : quiet + 1;
    await sleep(PAUSE_MS, undefined, { signal });
  }
  return rows;
}

function readRows({ stateDir }: CrashingSite): Row[] {
  return readStoredLeads(stateDir).map((lead) => ({
    email: lead.fields.email ?? "",
    status: lead.status,
  }));
}
