import { DAY_MS, HOUR_MS } from "~/http/timing";
import type { Settings } from "~/settings/settings.server";

type Policy = Pick<Settings, "BACKOFF_MS" | "BACKOFF_MAX_MS" | "MAX_ATTEMPTS">;

/** What kind of failure an attempt was, timeouts included; `requestedWait` in ms. */
export type FailureClass = {
  result: "retry" | "quota" | "refused" | "unconfirmed";
  requestedWait: number;
};

const EPOCH_SECONDS_FROM = 1_000_000_000;

/** When to send a lead again, in ms since 1970; null: only when a person asks for it. */
export function planRetry(policy: Policy, failure: FailureClass, attempts: number, now: number) {
  if (failure.result === "refused" || failure.result === "unconfirmed") return null;
  if (failure.result === "quota") {
    return now + Math.max(Math.min(HOUR_MS, policy.BACKOFF_MAX_MS), failure.requestedWait);
  }
  if (attempts >= policy.MAX_ATTEMPTS) return null;
  return now + Math.max(backoff(policy, attempts), failure.requestedWait);
}

/** Exponential backoff in ms, less up to 25 % of jitter. */
export function backoff(policy: Policy, attempts: number, random = Math.random()): number {
  const ceiling = Math.min(policy.BACKOFF_MAX_MS, policy.BACKOFF_MS * 2 ** (attempts - 1));
  return Math.round(ceiling * (1 - random / 4));
}

/** Retry-After (seconds or HTTP date), on a 429 also RateLimit-Reset; in ms, a day at most. */
export function readRequestedWait(status: number, headers: Headers, now: number): number {
  const reset = status === 429 ? headers.get("ratelimit-reset") : null;
  const wait = parseWait(headers.get("retry-after"), now) ?? parseWait(reset, now) ?? 0;
  return Math.min(DAY_MS, Math.max(0, Math.ceil(wait)));
}

function parseWait(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  if (seconds >= EPOCH_SECONDS_FROM) return seconds * 1000 - now;
  if (Number.isFinite(seconds)) return seconds * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : date - now;
}
