import type { FoundLead } from "../../app/outbox/desk/find-lead.ts";
import type { LeadRecord } from "../../app/outbox/desk/lead-record.ts";

/** What commands tell of a lead: names that stay, and none of the store's own. */
export function publish(lead: FoundLead): LeadRecord {
  const { id, reference, kind, status, attempts, unknownOutcomes, flags, lastError } = lead;
  const { created, updated, delivered, due, fields, payload, done, isNew } = lead;
  const facts = { id, reference, kind, status, attempts, unknownOutcomes, flags, lastError };
  return { ...facts, created, updated, delivered, due, fields, payload, done, isNew };
}
