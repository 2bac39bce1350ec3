const LONGEST_MS = 24 * 60 * 60 * 1000;
const EPOCH_SECONDS_FROM = 1_000_000_000;

/**
 * The wait in ms that an endpoint asks for: Retry-After (seconds or HTTP date), else on a 429
 * RateLimit-Reset (seconds or epoch seconds); a day at most, so that no header parks a lead for good.
 */
export function readRequestedWait(status: number, headers: Headers, now: number): number {
  const reset = status === 429 ? headers.get("ratelimit-reset") : null;
  const wait = parseWait(headers.get("retry-after"), now) ?? parseWait(reset, now) ?? 0;
  return Math.min(LONGEST_MS, Math.max(0, Math.ceil(wait)));
}

function parseWait(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = Number(value);
  if (seconds >= EPOCH_SECONDS_FROM) return seconds * 1000 - now;
  if (Number.isFinite(seconds)) return seconds * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : date - now;
}
