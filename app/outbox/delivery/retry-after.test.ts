import { expect, test } from "vitest";
import { readRequestedWait } from "./retry-after.server";

const NOW = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

test.each([
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
  expect(readRequestedWait(status, new Headers(headers as HeadersInit), NOW)).toBe(wait);
});
