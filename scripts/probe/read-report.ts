import { setTimeout as sleep } from "node:timers/promises";
import type { ProbeReport } from "../../app/outbox/probe.server.ts";

const TRIES = 15;
/** The cron runs every minute: on a new site for the first time after one. */
const WAITS = { againMs: 1_000, firstSweepMs: 75_000, firstSweepAgainMs: 5_000 };

/** The report once delivery has ended or after TRIES, and the cron has run or should have, or what is wrong instead. */
export async function readReport(
  ask: () => Promise<Response>,
  { againMs, firstSweepMs, firstSweepAgainMs } = WAITS,
): Promise<ProbeReport | string> {
  let isWaiting = false;
  for (let tries = 1; ; tries += 1) {
    const response = await ask();
    if (response.status === 503) return "the database takes no writes";
    if (!response.ok) return `its lead was not stored: /probe answered ${response.status}`;
    // Only the site that has the key is asked.
    const report = (await response.json()) as ProbeReport;
    const isUnderway = report.delivery === "underway" && tries < TRIES;
    const isNew = report.lastSweepMs === null && performance.now() < firstSweepMs;
    if (!isUnderway && !isNew) return report;
    if (!isUnderway && !isWaiting) console.log("Waiting for the first run of the cron ...");
    isWaiting ||= !isUnderway;
    await sleep(isUnderway ? againMs : firstSweepAgainMs);
  }
}
