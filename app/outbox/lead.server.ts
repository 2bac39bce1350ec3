import type { STATUSES } from "./admin/filter";
import type { Kind, StoredKind } from "./kinds";

/**
 * `pending` waits for its next attempt, `delivered` was accepted by an endpoint, `received` had no endpoint set
 * when it was stored or released, `held` looks like spam or is over a cap, `dead` waits for a human, `superseded` was
 * edited and sent anew, `unconfirmed` may have arrived and is not sent again automatically.
 * `probe` is the lead of `npm run probe`. These words are in the database; visitors are told a `DeliveryStatus`.
 */
export type LeadStatus = (typeof STATUSES)[number] | "probe";

/**
 * What the visitor is told: `stored` is success, although no delivery is confirmed (no endpoint set, unconfirmed, in
 * the fallback store, or sent after the response), `underway` is being sent, `queued` will be sent again, `refused`
 * needs a person. All are stored, except a `delivered` one that neither store took.
 */
export type DeliveryStatus = "delivered" | "stored" | "held" | "underway" | "queued" | "refused";

export type Payload = Record<string, string | number>;

export type PayloadWriter = (reference: string, replaces?: string) => Payload;

export type NewLead = {
  submission: string;
  kind: Kind;
  /** What the visitor entered and chose, and campaign labels: hashed into the id, shown in the inbox. */
  fields: Record<string, string>;
  /** What a form service gets; without it the endpoint makes the payload. `replaces`: the reference of an earlier version. */
  payload?: PayloadWriter;
  /** Stored, not sent; the visitor sees success. */
  honeypotFilled?: boolean;
  tooFast?: boolean;
  userAgent?: string;
  ipAddress?: string;
  outcome?: string;
};

export type LeadRow = {
  id: string;
  submission: string;
  kind: StoredKind;
  reference: string;
  status: Extract<LeadStatus, "pending" | "received" | "held" | "probe">;
  fields: string;
  /** `{}` until the endpoint has made it. */
  payload: string;
  flags: string;
  userAgent: string | null;
  outcome: string | null;
};

export const SITE_CAP_FLAG = "site-cap";

export type NamedLead = Pick<LeadRow, "id" | "kind" | "reference">;
export type SendableLead = NamedLead & Pick<LeadRow, "payload" | "fields" | "userAgent">;

/** A leased lead: nobody else sends it before the lease ends. `unknownOutcomes` includes this attempt. */
export type ClaimedLead = SendableLead & {
  lease: string;
  attempts: number;
  unknownOutcomes: number;
  /** When its last delivery was recorded, or else when it was stored: older markers are of something else. */
  ignoreMarkersUntil: number;
};

export function countsAsSent(
  status: DeliveryStatus | "limited" | "lost",
): status is Extract<DeliveryStatus, "delivered" | "stored" | "held"> {
  return status === "delivered" || status === "stored" || status === "held";
}

/** What the visitor is told of a lead that nobody sends now; of an `unconfirmed` one, that it was sent. */
export function toDeliveryStatus(status: LeadStatus): DeliveryStatus {
  if (status === "received" || status === "unconfirmed" || status === "probe") return "stored";
  if (status === "dead") return "refused";
  if (status === "pending" || status === "superseded") return "queued";
  return status;
}

/** Words of the log and of stored tallies that alerts read, for delivery markers, the fallback store and notifications. */
export const LOG_WORDS = {
  deliveryMarker: "tombstone",
  deliveryMarkerFailed: "tombstone.failed",
  fallbackFailed: "spill.failed",
  fallbackUnreadable: "spill.unreadable",
  importedFromFallback: "home",
  notified: "told",
} as const;

/** What is logged of a lead; errors are alerts. */
const LOG_LEVELS = {
  "lead.received": "log",
  "lead.held": "log",
  "lead.waiting": "log",
  "lead.delivered": "log",
  "lead.failed": "log",
  "lead.quota": "error",
  "lead.dead": "error",
  "lead.unconfirmed": "error",
  "lead.withdrawn": "log",
  "lead.spilled": "log",
  "lead.store-failed": "error",
  "lead.lost": "error",
} as const;

/** Logs one JSON line that names the lead by id and reference; nothing that the visitor entered. */
export function logLead(
  event: keyof typeof LOG_LEVELS,
  { id, reference, kind }: NamedLead,
  details: Record<string, string | number> = {},
) {
  console[LOG_LEVELS[event]](JSON.stringify({ event, id, reference, kind, ...details }));
}
