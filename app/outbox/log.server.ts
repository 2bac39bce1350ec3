import type { SendableLead } from "./lead.server";

type LeadEvent =
  | "lead.received"
  | "lead.held"
  | "lead.waiting"
  | "lead.delivered"
  | "lead.failed"
  | "lead.quota"
  | "lead.dead"
  | "lead.unconfirmed"
  | "lead.withdrawn"
  | "lead.spilled"
  | "lead.store-failed"
  | "lead.lost";

const ALERTS = new Set<LeadEvent>([
  "lead.quota",
  "lead.dead",
  "lead.unconfirmed",
  "lead.store-failed",
  "lead.lost",
]);

/** Logs one JSON line that names the lead by id and reference; nothing that the visitor entered. */
export function logLead(
  event: LeadEvent,
  { id, reference, kind }: Pick<SendableLead, "id" | "reference" | "kind">,
  details: Record<string, string | number> = {},
) {
  const line = JSON.stringify({ event, id, reference, kind, ...details });
  if (ALERTS.has(event)) console.error(line);
  else console.log(line);
}
