import { expect, test } from "vitest";
import { thankYou } from "#content/thank-you.yaml";
import { replyDay } from "./reply-day";

test.each([
  ["2026-11-17T20:00Z", "2026-11-18", "a Tuesday noon in Seattle"],
  ["2026-11-18T05:00Z", "2026-11-18", "its evening, which is Wednesday in UTC"],
  ["2026-11-27T20:00Z", "2026-11-30", "a Friday"],
  ["2026-11-28T20:00Z", "2026-11-30", "a Saturday"],
  ["2026-11-29T20:00Z", "2026-11-30", "a Sunday"],
  ["2026-12-31T20:00Z", "2027-01-04", "the last day of a year, before a holiday and a weekend"],
  ["2026-11-25T20:00Z", "2026-11-27", "the day before the fourth Thursday of November"],
  ["2026-11-18T20:00Z", "2026-11-19", "the day before the third one"],
  ["2027-05-28T20:00Z", "2027-06-01", "the Friday before the last Monday of May"],
  ["2027-05-21T20:00Z", "2027-05-24", "the Friday before the last but one"],
])("a message of %s is answered by %s: %s", (sent, answered) => {
  expect(replyDay(Date.parse(sent), thankYou)).toBe(answered);
});
