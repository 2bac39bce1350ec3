import { expect, test } from "vitest";
import { longDate } from "./long-date";

test.each([
  ["2025-01-15", "January 15, 2025"],
  ["2025-01-01", "January 1, 2025"],
  ["2024-11-22", "November 22, 2024"],
])("%s is %s, whatever the time zone", (day, long) => {
  expect(longDate(day)).toBe(long);
});
