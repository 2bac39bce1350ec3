import { expect, test } from "vitest";
import { backoff, type FailureClass, planRetry, readRequestedWait } from "./retry-schedule.server";

const policy = { BACKOFF_MS: 60_000, BACKOFF_MAX_MS: 21_600_000, MAX_ATTEMPTS: 40 };
const HOUR_MS = 3_600_000;

function fail(result: FailureClass["result"], requestedWait = 0): FailureClass {
  return { result, requestedWait };
}

test("the wait doubles with every attempt up to the cap", () => {
  const waits = [1, 2, 3, 9, 10, 40].map((attempts) => backoff(policy, attempts, 0));
  expect(waits).toEqual([60_000, 120_000, 240_000, 15_360_000, 21_600_000, 21_600_000]);
});

test("jitter takes at most a quarter and leaves whole milliseconds", () => {
  expect(backoff(policy, 1, 0.999_999)).toBe(45_000);
  expect(Number.isInteger(backoff({ ...policy, BACKOFF_MS: 7 }, 1, 0.123))).toBe(true);
});

test("the wait an endpoint asks for is the least", () => {
  expect(planRetry(policy, fail("retry", 5 * HOUR_MS), 1, 1_000)).toBe(1_000 + 5 * HOUR_MS);
  expect(planRetry(policy, fail("retry", 2_000), 1, 0)).toBeGreaterThanOrEqual(45_000);
});

test("a refusal and the last attempt end it", () => {
  expect(planRetry(policy, fail("refused"), 1, 0)).toBeNull();
  expect(planRetry(policy, fail("retry"), 39, 0)).not.toBeNull();
  expect(planRetry(policy, fail("retry"), 40, 0)).toBeNull();
});

test("a quota waits an hour and is retried without limit", () => {
  expect(planRetry(policy, fail("quota"), 400, 0)).toBe(HOUR_MS);
  expect(planRetry(policy, fail("quota", 3 * HOUR_MS), 1, 0)).toBe(3 * HOUR_MS);
  expect(planRetry({ ...policy, BACKOFF_MAX_MS: 1_000 }, fail("quota"), 1, 0)).toBe(1_000);
});

const NOW = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

test.each<[string, number, Record<string, string>, number]>([
  ["seconds", 429, { "retry-after": "2" }, 2_000],
  ["an HTTP date", 503, { "retry-after": new Date(NOW + 5_000).toUTCString() }, 5_000],
  ["a date that passed", 503, { "retry-after": new Date(NOW - 5_000).toUTCString() }, 0],
  ["seconds until the limit resets", 429, { "ratelimit-reset": "30" }, 30_000],
  ["the epoch second of the reset", 429, { "ratelimit-reset": `${NOW / 1000 + 9}` }, 9_000],
  ["Retry-After before a reset", 429, { "retry-after": "1", "ratelimit-reset": "30" }, 1_000],
  ["no reset outside a 429", 500, { "ratelimit-reset": "30" }, 0],
  ["a day at most", 429, { "retry-after": "99999999" }, DAY_MS],
  ["nothing for nonsense", 429, { "retry-after": "soon" }, 0],
  ["nothing for a negative wait", 429, { "retry-after": "-5" }, 0],
])("reads %s", (_, status, headers, wait) => {
  expect(readRequestedWait(status, new Headers(headers), NOW)).toBe(wait);
});
