import { expect, test } from "vitest";
import { formatDay, formatSpan } from "~/content/format";

test.each([
  ["2025-01-01", "January 1, 2025"],
  ["2024-11-22", "November 22, 2024"],
])("%s is %s, whatever the time zone", (day, long) => expect(formatDay(day)).toBe(long));

test.each([
  [90 * 86_400, "90 days"],
  [86_400, "1 day"],
  [3_600, "1 hour"],
  [60, "1 minute"],
])("%i seconds are %s", (seconds, span) => {
  expect(formatSpan(seconds)).toBe(span);
});
