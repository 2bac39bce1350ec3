import type { Platform } from "~/env.server";
import { deliverLead } from "~/outbox/delivery/deliver.server";
import { sendLead } from "~/outbox/delivery/send.server";
import { findEndpoint } from "~/outbox/endpoints/find-endpoint.server";
import { openClaim } from "~/outbox/store/claim.server";
import { persist } from "~/outbox/store/persist.server";
import { markDelivered, putLead } from "~/outbox/store/rows.server";
import { awaitSettlement } from "~/outbox/store/settlement.server";
import type { LeadDraft, LeadStatus } from "./lead.server";
import { draftLead, type NewLead } from "./lead-draft.server";
import { logLead } from "./lead-log.server";
import type { LeadOutcome } from "./lead-outcome.server";

/** What became of a lead, under the reference it is stored by. */
export type ReceivedLead =
  | { outcome: Exclude<LeadOutcome, "lost">; reference: string }
  | { outcome: "lost" };

/**
 * Stores a lead, then sends it: within the request (`wait`, DELIVER_TIMEOUT_MS at most) or behind
 * the answer. The same submission with the same fields is one lead however often it comes.
 */
export function receiveLead(
  platform: Platform,
  lead: NewLead,
  { wait } = { wait: true },
): Promise<ReceivedLead> {
  const received = receive(platform, lead, wait);
  // The visitor may close the page: storing and sending go on.
  platform.waitUntil(received);
  return received;
}

async function receive(platform: Platform, lead: NewLead, wait: boolean): Promise<ReceivedLead> {
  const draft = await draftLead(platform.settings, lead);
  const claim = openClaim(platform.settings);
  const stored = await persist(draft, () => putLead(platform.bindings.DB, draft, claim));
  if (!stored) return sendUnstored(platform, draft);

  const { reference } = draft;
  if (stored.claimed) {
    const delivery = deliverLead(platform, stored.claimed);
    if (wait) return { outcome: await delivery, reference };
    platform.waitUntil(delivery);
    return { outcome: "received", reference };
  }
  if (draft.status === "held") {
    logLead("lead.held", draft);
    return { outcome: "held", reference };
  }
  if (draft.status === "received") logLead("lead.received", draft);
  return { outcome: await readOutcome(platform, draft, stored.status, wait), reference };
}

/** Somebody else settled the lead, or is about to. */
async function readOutcome(
  platform: Platform,
  { id }: LeadDraft,
  status: LeadStatus,
  wait: boolean,
) {
  const limit = platform.settings.DELIVER_TIMEOUT_MS;
  const isOpen = wait && status === "pending";
  const settled = isOpen ? await awaitSettlement(platform.bindings.DB, id, limit) : status;
  if (settled === "delivered" || settled === "received") return settled;
  if (!wait) return "received";
  return settled === "dead" ? "refused" : "queued";
}

/** The store is down: the endpoint is the only place left, with the same idempotency key. */
async function sendUnstored(platform: Platform, draft: LeadDraft): Promise<ReceivedLead> {
  const endpoint = findEndpoint(platform.settings, draft.kind);
  if (!endpoint || draft.status === "held") return lose(draft, "nowhere to send it");

  const attempt = await sendLead(platform, endpoint, draft);
  if (attempt.result !== "delivered") return lose(draft, attempt.error);
  logLead("lead.delivered", draft, { attempt: 1, stored: "no" });
  // A write that failed may have happened: then the row must not be sent again.
  await persist(draft, () => markDelivered(platform.bindings.DB, draft.id, Date.now()));
  return { outcome: "delivered", reference: draft.reference };
}

function lose(draft: LeadDraft, error: string): ReceivedLead {
  logLead("lead.lost", draft, { error });
  return { outcome: "lost" };
}
