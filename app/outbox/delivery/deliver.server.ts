import type { Platform } from "~/env.server";
import { endpointState, findEndpoint } from "~/outbox/endpoints/find-endpoint.server";
import type { ClaimedLead } from "~/outbox/lead.server";
import { logLead } from "~/outbox/lead-log.server";
import type { LeadOutcome } from "~/outbox/lead-outcome.server";
import { persist } from "~/outbox/store/persist.server";
import { markDelivered, markFailed, markReceived, markWaiting } from "~/outbox/store/rows.server";
import type { Failure } from "./attempt.server";
import { planRetry } from "./backoff.server";
import { sendLead } from "./send.server";

/** Sends a claimed lead once and writes down how it ended; `refused` is a dead letter. Never throws. */
export async function deliverLead(
  platform: Platform,
  lead: ClaimedLead,
): Promise<Exclude<LeadOutcome, "held" | "lost">> {
  const db = platform.bindings.DB;
  const endpoint = findEndpoint(platform.settings, lead.kind);
  if (!endpoint) return settleUnsent(platform, lead);

  const started = Date.now();
  const attempt = await sendLead(platform, endpoint, lead);
  const ms = Date.now() - started;
  if (attempt.result === "delivered") {
    await persist(lead, () => markDelivered(db, lead.id, Date.now()));
    logLead("lead.delivered", lead, { attempt: lead.attempts, ms });
    return "delivered";
  }
  const due = await settleFailure(platform, lead, attempt, ms);
  return due === null ? "refused" : "queued";
}

async function settleUnsent({ settings, bindings }: Platform, lead: ClaimedLead) {
  const waits = endpointState(settings, lead.kind) === "wrong";
  const settle = waits ? markWaiting : markReceived;
  await persist(lead, () => settle(bindings.DB, lead, Date.now()));
  logLead(waits ? "lead.waiting" : "lead.received", lead);
  return waits ? "queued" : "received";
}

async function settleFailure(platform: Platform, lead: ClaimedLead, failure: Failure, ms: number) {
  const { error, isUnknown } = failure;
  const now = Date.now();
  const due = planRetry(platform.settings, failure, lead.attempts, now);
  const details = { attempt: lead.attempts, ms, error };

  await persist(lead, () => markFailed(platform.bindings.DB, lead, { due, error, isUnknown, now }));
  if (due === null) logLead("lead.dead", lead, details);
  else if (failure.result === "quota") logLead("lead.quota", lead, details);
  else logLead("lead.failed", lead, { ...details, retryInMs: due - now });
  return due;
}
