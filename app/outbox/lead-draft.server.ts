import type { Settings } from "~/env.server";
import { endpointState } from "~/outbox/endpoints/find-endpoint.server";
import type { LeadDraft, LeadKind, Payload } from "./lead.server";
import { identifyLead, referLead } from "./lead-identity.server";

export type NewLead = {
  submission: string;
  kind: LeadKind;
  /** The visitor's own words and nothing else: hashed into the id, shown in the inbox. */
  fields: Record<string, string>;
  /** The wire body, built once. */
  payload: (reference: string) => Payload;
  /** The honeypot was filled: stored, not sent, looks like success. */
  held?: boolean;
  /** Faster than MIN_FILL_MS: recorded only. */
  tooFast?: boolean;
  userAgent?: string;
  /** Whose posts the caps count together: clientKey of the request. */
  address?: string;
  /** What the visitor did beside sending it, for the inbox alone. */
  outcome?: string;
};

/** The row of a new lead; without an endpoint for its kind it has arrived by being stored. */
export async function draftLead(settings: Settings, lead: NewLead): Promise<LeadDraft> {
  const { submission, kind, fields, held = false, tooFast = false } = lead;
  const id = await identifyLead(submission, fields);
  const reference = await referLead(id);
  const flags = [...(held ? ["honeypot"] : []), ...(tooFast ? ["too-fast"] : [])];
  const open = endpointState(settings, kind) === "unset" ? "received" : "pending";
  return {
    id,
    submission,
    kind,
    reference,
    status: held ? "held" : open,
    fields: JSON.stringify(fields),
    payload: JSON.stringify(lead.payload(reference)),
    flags: JSON.stringify(flags),
    userAgent: lead.userAgent ?? null,
    outcome: lead.outcome ?? null,
  };
}
