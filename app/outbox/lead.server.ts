/** Which form a lead came from: decides endpoint and profile. */
export type LeadKind = "wizard" | "assessment" | "crm";

/**
 * `pending` waits for its next attempt, `delivered` was accepted by an endpoint, `received` has no
 * endpoint, `held` filled the honeypot, `dead` waits for a human, `superseded` was edited and sent anew.
 */
export type LeadStatus = "pending" | "delivered" | "received" | "held" | "dead" | "superseded";

/** The wire body, in the order it is sent. */
export type Payload = Record<string, string | number>;

/** A lead as it enters the store: `payload` and `fields` are JSON texts. */
export type LeadDraft = {
  id: string;
  submission: string;
  kind: LeadKind;
  reference: string;
  status: Extract<LeadStatus, "pending" | "received" | "held">;
  fields: string;
  payload: string;
  flags: string;
  userAgent: string | null;
};

export type SendableLead = Pick<LeadDraft, "id" | "kind" | "reference" | "payload" | "userAgent">;

/** A lead that nobody else may send while the lease lives. */
export type ClaimedLead = SendableLead & { lease: string; attempts: number };
