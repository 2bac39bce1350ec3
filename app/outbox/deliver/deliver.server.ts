import { findEndpoint, withPayload } from "~/outbox/endpoints/endpoint.server";
import { rulesOf } from "~/outbox/kinds";
import { type ClaimedLead, LOG_WORDS, logLead } from "~/outbox/lead.server";
import { queueNotification } from "~/outbox/notifications/notification.server";
import { findDeliveryMarkers, writeDeliveryMarker } from "~/outbox/store/fallback-store.server";
import {
  logStoreFailed,
  setDelivered,
  setFailed,
  setPayload,
  setUnsent,
  uncountAttempt,
  WAIT_AFTER_UNKNOWN_RESULT_MS,
  writeResults,
} from "~/outbox/store/leads.server";
import type { Platform } from "~/platform.server";
import { planRetry } from "./retry-schedule.server";
import { classifyNetworkError, type FailedAttempt, sendLead } from "./send.server";

export type DeliveryResult = {
  lead: ClaimedLead;
  status: "delivered" | "received" | "pending" | "dead" | "unconfirmed";
  statements: D1PreparedStatement[];
  timedOut?: boolean;
  isRedirected?: boolean;
};

/** Sends claimed leads, except those with a marker, and records all results. Never throws. */
export async function deliverLeads(platform: Platform, claimed: ClaimedLead[]) {
  const leads = await keepPayloads(platform, claimed);
  const markers = await findDeliveryMarkers(platform, leads);
  const results = await Promise.all(
    leads.map((lead) =>
      deliver(platform, lead, markers.get(lead.id)).catch(() =>
        // A lead that our code cannot handle must not keep the others from being recorded.
        recordFailure(platform, lead, classifyNetworkError("internal error", String), 0),
      ),
    ),
  );
  const statements = results.flatMap((result) => result.statements);
  if (statements.length > 0)
    await writeResults(leads, () => platform.bindings.DB.batch(statements));
  return results;
}

/** Stores new payloads before the first attempt, so that an idempotency key never stands for two bodies. */
async function keepPayloads(platform: Platform, claimed: ClaimedLead[]): Promise<ClaimedLead[]> {
  const db = platform.bindings.DB;
  const leads = claimed.map((lead) => withPayload(platform, lead));
  const made = leads.filter((lead) => !claimed.includes(lead));
  if (made.length === 0) return leads;
  try {
    await db.batch(made.map((lead) => setPayload(db, lead)));
    return leads;
  } catch (cause) {
    for (const lead of made) logStoreFailed(lead, cause);
    return leads.filter((lead) => !made.includes(lead));
  }
}

async function deliver(
  platform: Platform,
  lead: ClaimedLead,
  deliveredAt: number | undefined,
): Promise<DeliveryResult> {
  const { settings, bindings } = platform;
  if (deliveredAt !== undefined) {
    logLead("lead.delivered", lead, {
      attempt: lead.attempts - 1,
      known: LOG_WORDS.deliveryMarker,
    });
    const statement = setDelivered(bindings.DB, lead.id, deliveredAt);
    return { lead, status: "delivered", statements: [statement] };
  }
  const endpoint = findEndpoint(settings, lead.kind);
  if (!endpoint) {
    // Without a usable endpoint a lead waits; one whose kind has none has arrived.
    const status = rulesOf(lead.kind)?.endpoint ? "pending" : "received";
    logLead(status === "pending" ? "lead.waiting" : "lead.received", lead);
    return { lead, status, statements: [setUnsent(bindings.DB, lead, status, Date.now())] };
  }
  const started = Date.now();
  const attempt = await sendLead(platform, endpoint, lead);
  const now = Date.now();
  const ms = now - started;
  if (attempt.result !== "delivered") return recordFailure(platform, lead, attempt, ms);
  logLead("lead.delivered", lead, { attempt: lead.attempts, ms });
  platform.waitUntil(writeDeliveryMarker(platform, lead.id, now));
  const statement = setDelivered(bindings.DB, lead.id, now);
  return { lead, status: "delivered", statements: [statement] };
}

function recordFailure(
  platform: Platform,
  lead: ClaimedLead,
  failure: FailedAttempt,
  ms: number,
): DeliveryResult {
  const { result, error, isUnknown, timedOut, isRedirected } = failure;
  const db = platform.bindings.DB;
  const now = Date.now();
  const retryAt = planRetry(platform.settings, failure, lead.attempts, now);
  const details = { attempt: lead.attempts, ms, error };
  if (retryAt !== null) {
    const mayHaveArrived = isUnknown || lead.unknownOutcomes > 1;
    const due = mayHaveArrived ? Math.max(retryAt, now + WAIT_AFTER_UNKNOWN_RESULT_MS) : retryAt;
    const isQuota = result === "quota";
    logLead(isQuota ? "lead.quota" : "lead.failed", lead, { ...details, retryInMs: due - now });
    const statement = setFailed(db, lead, { status: "pending", due, error, isUnknown, now });
    const statements = isQuota ? [statement, uncountAttempt(db, lead, now)] : [statement];
    return { lead, status: "pending", statements, timedOut };
  }
  const status = result === "unconfirmed" ? "unconfirmed" : "dead";
  const statement = setFailed(db, lead, { status, due: now, error, isUnknown, now });
  const event = `lead.${status}` as const;
  logLead(event, lead, details);
  const notification = { event, lead: lead.id, occurrence: lead.lease, now };
  const notifications = queueNotification(platform, notification);
  return { lead, status, statements: [statement, ...notifications], timedOut, isRedirected };
}
