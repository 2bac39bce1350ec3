import type { ProbeReport } from "../../app/outbox/probe.server.ts";

const SWEEP_OVERDUE_MS = 5 * 60_000;

/** What is wrong with a site whose probe has this report, in words. */
export function findProblems({
  delivery,
  error,
  notifications,
  failing,
  lastSweepMs,
}: ProbeReport) {
  const found: [boolean, string][] = [
    [delivery === "failed", `its lead was not delivered: ${error}`],
    [delivery === "underway", "its lead was not delivered in time"],
    [notifications.length === 0, "nobody is notified of a lead: mail and webhook are off"],
    [failing.length > 0, `notifications do not go out by ${failing.join(", ")}`],
    [lastSweepMs === null, "the cron has never run"],
    [(lastSweepMs ?? 0) > SWEEP_OVERDUE_MS, "the cron has stopped"],
  ];
  return found.flatMap(([isPresent, problem]) => (isPresent ? [problem] : []));
}
