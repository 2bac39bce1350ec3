import { expect, test } from "vitest";
import { replyDay } from "./reply-day";

test.each([
  ["2026-11-24T20:00Z", "2026-11-25", "a Tuesday noon in Seattle"],
  ["2026-11-25T05:00Z", "2026-11-25", "its evening, which is Wednesday in UTC"],
  ["2026-11-27T20:00Z", "2026-11-30", "a Friday"],
  ["2026-11-28T20:00Z", "2026-11-30", "a Saturday"],
  ["2026-11-29T20:00Z", "2026-11-30", "a Sunday"],
  ["2026-12-31T20:00Z", "2027-01-01", "the last day of a year"],
])("a message of %s is answered by %s: %s", (sent, answered) => {
  expect(replyDay(new Date(sent), "America/Los_Angeles")).toBe(answered);
});
