import type { Platform } from "~/env.server";
import { waitingKinds } from "~/outbox/endpoints/find-endpoint.server";
import type { ClaimedLead } from "~/outbox/lead.server";
import { logLead } from "~/outbox/lead-log.server";
import { noteLead } from "~/outbox/notices/note.server";
import {
  type Mark,
  markDelivered,
  markFailed,
  markReceived,
  markUnconfirmed,
  markWaiting,
} from "~/outbox/store/marks.server";
import { buryLead } from "~/outbox/store/tombstones.server";
import type { Attempt, Failure } from "./attempt.server";
import { planRetry } from "./backoff.server";

/** How an attempt ended: what becomes of the lead, and what the store is to write down. */
export type Settlement = {
  lead: ClaimedLead;
  outcome: "delivered" | "received" | "queued" | "refused" | "unconfirmed";
  marks: Mark[];
  isHanging?: boolean;
};

export function settleAttempt(
  platform: Platform,
  lead: ClaimedLead,
  attempt: Attempt,
  ms: number,
): Settlement {
  const db = platform.bindings.DB;
  const now = Date.now();
  const details = { attempt: lead.attempts, ms };
  if (attempt.result === "delivered") {
    logLead("lead.delivered", lead, details);
    platform.waitUntil(buryLead(platform, lead.id, now));
    return { lead, outcome: "delivered", marks: [markDelivered(db, lead.id, now)] };
  }
  if (attempt.result === "unconfirmed") {
    logLead("lead.unconfirmed", lead, { ...details, error: attempt.error });
    const mark = markUnconfirmed(db, lead, attempt.error, now);
    const notices = noteLead(platform, "lead.unconfirmed", lead.id, now, lead.lease);
    return { lead, outcome: "unconfirmed", marks: [mark, ...notices] };
  }
  return settleFailure(platform, lead, attempt, ms);
}

/** A lead that was to go somewhere waits for its endpoint; one that never was has arrived by being stored. */
export function settleUnsent({ settings, bindings }: Platform, lead: ClaimedLead): Settlement {
  const waits = waitingKinds(settings).includes(lead.kind);
  logLead(waits ? "lead.waiting" : "lead.received", lead);
  const mark = waits ? markWaiting : markReceived;
  const outcome = waits ? "queued" : "received";
  return { lead, outcome, marks: [mark(bindings.DB, lead, Date.now())] };
}

/** An earlier attempt was accepted, which only the second store knows: nothing is sent. */
export function settleBuried(platform: Platform, lead: ClaimedLead, at: number): Settlement {
  logLead("lead.delivered", lead, { attempt: lead.attempts - 1, known: "tombstone" });
  const mark = markDelivered(platform.bindings.DB, lead.id, at);
  return { lead, outcome: "delivered", marks: [mark] };
}

function settleFailure(
  platform: Platform,
  lead: ClaimedLead,
  failure: Failure,
  ms: number,
): Settlement {
  const { error, isUnknown, isHanging } = failure;
  const now = Date.now();
  const due = planRetry(platform.settings, failure, lead.attempts, now);
  const details = { attempt: lead.attempts, ms, error };
  if (due === null) logLead("lead.dead", lead, details);
  else if (failure.result === "quota") logLead("lead.quota", lead, details);
  else logLead("lead.failed", lead, { ...details, retryInMs: due - now });
  const mark = markFailed(platform.bindings.DB, lead, { due, error, isUnknown, now });
  if (due !== null) return { lead, outcome: "queued", marks: [mark], isHanging };
  const notices = noteLead(platform, "lead.dead", lead.id, now, lead.lease);
  return { lead, outcome: "refused", marks: [mark, ...notices], isHanging };
}
