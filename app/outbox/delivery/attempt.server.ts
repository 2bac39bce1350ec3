import type { ServiceAnswer } from "~/outbox/endpoints/endpoint.server";
import { maskExcerpt } from "./masked-excerpt.server";
import { readRequestedWait } from "./retry-after.server";

export type Failure = {
  result: "retry" | "quota" | "permanent";
  /** Status and masked excerpt, or what went wrong on the wire. */
  error: string;
  /** The endpoint may have accepted the lead all the same. */
  isUnknown: boolean;
  /** ms that the endpoint asked us to wait. */
  requestedWait: number;
};

/** What one attempt came to. */
export type Attempt = { result: "delivered" } | Failure;

const PERMANENT = new Set([400, 410, 413, 415, 422]);
const GATEWAY_LOST_THE_ANSWER = new Set([502, 504, 520, 524]);
const QUOTA_TEXT = /\bquota\b|\bmonth(ly)?\b|\bplan limit\b|\bsubmission limit\b/i;

/** Sorts an answer that was not accepted into the classes of docs/rules.md, unless it `isFinal`. */
export function judgeRefusal(answer: ServiceAnswer, now: number, isFinal = false): Failure {
  return {
    result: isFinal ? "permanent" : classify(answer),
    error: `${answer.status} ${maskExcerpt(answer.text)}`.trim(),
    isUnknown: GATEWAY_LOST_THE_ANSWER.has(answer.status),
    requestedWait: readRequestedWait(answer.status, answer.headers, now),
  };
}

/** A timeout or a broken connection: sent perhaps, so at-least-once says to send it again. */
export function judgeSilence(cause: unknown): Failure {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const error = `no answer (${maskExcerpt(reason)})`;
  return { result: "retry", error, isUnknown: true, requestedWait: 0 };
}

function classify({ status, text }: ServiceAnswer): Failure["result"] {
  if (PERMANENT.has(status)) return "permanent";
  const mayBeQuota = status === 429 || (status >= 200 && status < 300);
  if (status === 402 || (mayBeQuota && QUOTA_TEXT.test(text))) return "quota";
  return "retry";
}
