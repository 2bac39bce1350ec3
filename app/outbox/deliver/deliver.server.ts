import type { Platform } from "~/env.server";
import { findEndpoint, kindsWithoutUsableEndpoint } from "~/outbox/endpoints/endpoint.server";
import { type ClaimedLead, logLead } from "~/outbox/lead.server";
import { insertNotifications } from "~/outbox/notifications/notification.server";
import { findDeliveryMarkers, writeDeliveryMarker } from "~/outbox/store/delivery-markers.server";
import {
  setDelivered,
  setFailed,
  setReceived,
  setUnconfirmed,
  setWaiting,
  writeResults,
} from "~/outbox/store/leads.server";
import { planRetry } from "./retry.server";
import { type AttemptResult, type FailedAttempt, sendLead } from "./send.server";

/** The state of a lead after an attempt, and the statements that record it; `refused` is a dead letter. */
export type DeliveryOutcome = {
  lead: ClaimedLead;
  status: "delivered" | "received" | "queued" | "refused" | "unconfirmed";
  statements: D1PreparedStatement[];
  timedOut?: boolean;
};

/** Sends claimed leads concurrently, except those with a delivery marker, and records all results. Never throws. */
export async function deliverLeads(
  platform: Platform,
  leads: ClaimedLead[],
): Promise<DeliveryOutcome[]> {
  const markers = await findDeliveryMarkers(platform, leads);
  const outcomes = await Promise.all(
    leads.map((lead) => {
      const deliveredAt = markers.get(lead.id);
      return deliveredAt === undefined
        ? deliver(platform, lead)
        : recordDeliveredBefore(platform, lead, deliveredAt);
    }),
  );
  const statements = outcomes.flatMap((outcome) => outcome.statements);
  if (statements.length > 0)
    await writeResults(leads, () => platform.bindings.DB.batch(statements));
  return outcomes;
}

async function deliver(platform: Platform, lead: ClaimedLead): Promise<DeliveryOutcome> {
  const endpoint = findEndpoint(platform.settings, lead.kind);
  if (!endpoint) return recordUnsent(platform, lead);
  const started = Date.now();
  const attempt = await sendLead(platform, endpoint, lead);
  return recordAttempt(platform, lead, attempt, Date.now() - started);
}

/** Without a usable endpoint a lead waits for one; a `request`, which no service receives, has arrived. */
function recordUnsent({ settings, bindings }: Platform, lead: ClaimedLead): DeliveryOutcome {
  const waits = kindsWithoutUsableEndpoint(settings).includes(lead.kind);
  logLead(waits ? "lead.waiting" : "lead.received", lead);
  const statement = (waits ? setWaiting : setReceived)(bindings.DB, lead, Date.now());
  return { lead, status: waits ? "queued" : "received", statements: [statement] };
}

function recordDeliveredBefore(platform: Platform, lead: ClaimedLead, at: number): DeliveryOutcome {
  logLead("lead.delivered", lead, { attempt: lead.attempts - 1, known: "tombstone" });
  const statement = setDelivered(platform.bindings.DB, lead.id, at);
  return { lead, status: "delivered", statements: [statement] };
}

function recordAttempt(
  platform: Platform,
  lead: ClaimedLead,
  attempt: AttemptResult,
  ms: number,
): DeliveryOutcome {
  const db = platform.bindings.DB;
  const now = Date.now();
  const details = { attempt: lead.attempts, ms };
  if (attempt.result === "delivered") {
    logLead("lead.delivered", lead, details);
    platform.waitUntil(writeDeliveryMarker(platform, lead.id, now));
    return { lead, status: "delivered", statements: [setDelivered(db, lead.id, now)] };
  }
  if (attempt.result === "unconfirmed") {
    logLead("lead.unconfirmed", lead, { ...details, error: attempt.error });
    const statement = setUnconfirmed(db, lead, attempt.error, now);
    const told = insertNotifications(platform, "lead.unconfirmed", lead.id, now, lead.lease);
    return { lead, status: "unconfirmed", statements: [statement, ...told] };
  }
  return recordFailure(platform, lead, attempt, ms);
}

function recordFailure(
  platform: Platform,
  lead: ClaimedLead,
  failure: FailedAttempt,
  ms: number,
): DeliveryOutcome {
  const { error, isUnknown, timedOut } = failure;
  const now = Date.now();
  const due = planRetry(platform.settings, failure, lead.attempts, now);
  const details = { attempt: lead.attempts, ms, error };
  if (due === null) logLead("lead.dead", lead, details);
  else if (failure.result === "quota") logLead("lead.quota", lead, details);
  else logLead("lead.failed", lead, { ...details, retryInMs: due - now });
  const statement = setFailed(platform.bindings.DB, lead, { due, error, isUnknown, now });
  if (due !== null) return { lead, status: "queued", statements: [statement], timedOut };
  const told = insertNotifications(platform, "lead.dead", lead.id, now, lead.lease);
  return { lead, status: "refused", statements: [statement, ...told], timedOut };
}
