/** Which form a lead came from: decides endpoint and profile. A `request` stays in the inbox. */
export type LeadKind = "wizard" | "assessment" | "crm" | "request";

/**
 * `pending` waits for its next attempt, `delivered` was accepted by an endpoint, `received` has no
 * endpoint, `held` looks like spam, `dead` waits for a human, `superseded` was edited and sent anew,
 * `unconfirmed` got an answer that proves nothing and is not sent again by itself.
 */
export type LeadStatus =
  | "pending"
  | "delivered"
  | "received"
  | "held"
  | "dead"
  | "superseded"
  | "unconfirmed";

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
  outcome: string | null;
};

export type SendableLead = Pick<
  LeadDraft,
  "id" | "kind" | "reference" | "payload" | "fields" | "userAgent"
>;

/** A lead that nobody else may send while the lease lives; `unknown` counts this attempt, too. */
export type ClaimedLead = SendableLead & {
  lease: string;
  attempts: number;
  unknown: number;
  /** When the store first knew of a delivery: set on a lead that is sent again on purpose. */
  delivered: number | null;
};
