import type { LeadStatus } from "./lead.server";

/**
 * What became of a lead when its visitor is answered: `delivered` to an endpoint, `received` where there
 * is none or sending goes on behind the answer, `held` as spam; `underway` is stored and still being
 * sent, `queued` is stored and sent again, `refused` is stored but refused for good, so that a person
 * must look at it; `lost` is neither stored nor sent.
 */
export type LeadOutcome =
  | "delivered"
  | "received"
  | "held"
  | "underway"
  | "queued"
  | "refused"
  | "lost";

export type StoredOutcome = Exclude<LeadOutcome, "lost">;

/** Whether the studio has the lead, as far as its visitor is told: held spam looks the same. */
export function hasArrived(outcome: LeadOutcome): outcome is "delivered" | "received" | "held" {
  return outcome === "delivered" || outcome === "received" || outcome === "held";
}

/** What the visitor is told of a row nobody is sending now; `unconfirmed` was a yes all the same. */
export function outcomeOf(status: LeadStatus): StoredOutcome {
  if (status === "unconfirmed") return "received";
  if (status === "dead") return "refused";
  if (status === "pending" || status === "superseded") return "queued";
  return status;
}
