import type { Verdict } from "~/outbox/endpoints/endpoint.server";
import type { ServiceAnswer } from "~/outbox/endpoints/service-answer.server";
import type { Mask } from "./masked-excerpt.server";
import { readRequestedWait } from "./retry-after.server";

export type Failure = {
  result: "retry" | "quota" | "permanent";
  /** Status and masked excerpt, or what went wrong on the wire. */
  error: string;
  /** The endpoint may have accepted the lead all the same. */
  isUnknown: boolean;
  /** Nothing came back before the time was up. */
  isHanging: boolean;
  /** ms that the endpoint asked us to wait. */
  requestedWait: number;
};

export type Attempt = { result: "delivered" } | { result: "unconfirmed"; error: string } | Failure;

const PERMANENT = new Set([400, 410, 413, 415, 422]);
const GATEWAY_LOST_THE_ANSWER = new Set([502, 504, 520, 524]);
const QUOTA_TEXT = /\bquota\b|\bmonth(ly)?\b|\bplan limit\b|\bsubmission limit\b/i;

/** Sorts an answer into the classes of docs/rules.md by what the endpoint's profile reads in it. */
export function judgeAnswer(
  verdict: Verdict,
  answer: ServiceAnswer,
  mask: Mask,
  now: number,
): Attempt {
  if (verdict === "accepted") return { result: "delivered" };
  const error = `${answer.status} ${mask(answer.text)}`.trim();
  if (verdict === "unconfirmed") return { result: "unconfirmed", error };
  return {
    result: classify(verdict, answer),
    error,
    isUnknown: GATEWAY_LOST_THE_ANSWER.has(answer.status),
    isHanging: false,
    requestedWait: readRequestedWait(answer.status, answer.headers, now),
  };
}

/** A timeout or a broken connection: sent perhaps, so at-least-once says to send it again. */
export function judgeSilence(cause: unknown, mask: Mask): Failure {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const isHanging = cause instanceof Error && cause.name === "TimeoutError";
  const error = `no answer (${mask(reason)})`;
  return { result: "retry", error, isUnknown: true, isHanging, requestedWait: 0 };
}

function classify(verdict: Verdict, { status, text }: ServiceAnswer): Failure["result"] {
  if (PERMANENT.has(status) || verdict === "refused") return "permanent";
  const mayBeQuota = status === 429 || (status >= 200 && status < 300);
  if (status === 402 || (mayBeQuota && QUOTA_TEXT.test(text))) return "quota";
  // A form service says with 2xx that it is full, or that it does not want this lead.
  return verdict === "refused-unless-quota" ? "permanent" : "retry";
}
