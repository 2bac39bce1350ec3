import type { Settings } from "~/env.server";
import type { Failure } from "./attempt.server";

type Policy = Pick<Settings, "BACKOFF_MS" | "BACKOFF_MAX_MS" | "MAX_ATTEMPTS">;

const HOUR_MS = 60 * 60 * 1000;

/**
 * When a failed lead is tried again, in ms since 1970, or null when it is dead: permanent refusals
 * at once, others after MAX_ATTEMPTS; a quota never, because the month ends.
 */
export function planRetry(
  policy: Policy,
  failure: Failure,
  attempts: number,
  now: number,
): number | null {
  if (failure.result === "permanent") return null;
  if (failure.result === "quota") {
    return now + Math.max(Math.min(HOUR_MS, policy.BACKOFF_MAX_MS), failure.requestedWait);
  }
  if (attempts >= policy.MAX_ATTEMPTS) return null;
  return now + Math.max(backoff(policy, attempts), failure.requestedWait);
}

/** BACKOFF_MS * 2^n after n+1 attempts, capped at BACKOFF_MAX_MS, less up to a quarter of jitter; whole ms. */
export function backoff(policy: Policy, attempts: number, random = Math.random()): number {
  const ceiling = Math.min(policy.BACKOFF_MAX_MS, policy.BACKOFF_MS * 2 ** (attempts - 1));
  return Math.round(ceiling * (1 - random / 4));
}
