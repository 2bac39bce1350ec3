import { expect, test } from "vitest";
import { replyDay } from "./reply-day";
import type { Holiday } from "./schema/place";

const holidays: Holiday[] = [
  { name: "New Year", date: "01-01" },
  { name: "Easter Monday", easter: 1 },
  { name: "Memorial Day", month: 5, nth: -1, weekday: "Monday" },
  { name: "Thanksgiving", month: 11, nth: 4, weekday: "Thursday" },
  { name: "A move", date: "2026-10-06" },
];
const seattle = {
  ...{ timeZone: "America/Los_Angeles", hours: { days: "Monday to Friday" } },
  ...{ holidays, reply: { days: 1 } },
};

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
  ["2026-10-05T20:00Z", "2026-10-07", "the day before a date of this year alone"],
  ["2027-10-05T20:00Z", "2027-10-06", "the same day of another year"],
  ["2026-04-03T20:00Z", "2026-04-07", "the Friday before Easter"],
  ["2027-03-26T20:00Z", "2027-03-30", "the same of another year"],
  ["2038-04-23T20:00Z", "2038-04-27", "the same of the latest Easter"],
])("a message of %s is answered by %s: %s", (sent, answered) => {
  expect(replyDay(Date.parse(sent), seattle)).toBe(answered);
});

test.each([
  ["12-24", "01-01", "2026-12-23T20:00Z", "2027-01-04"],
  ["12-24", "01-01", "2027-12-30T20:00Z", "2028-01-03"],
  ["08-03", "08-14", "2026-07-31T20:00Z", "2026-08-17"],
  ["2026-08-03", "2026-08-14", "2026-07-31T20:00Z", "2026-08-17"],
  ["2026-08-03", "2026-08-14", "2027-08-02T20:00Z", "2027-08-03"],
])("from %s through %s a message of %s is answered by %s", (date, through, sent, answered) => {
  const holidays = [{ name: "Closed", date, through }];
  expect(replyDay(Date.parse(sent), { ...seattle, holidays })).toBe(answered);
});

test("a studio that takes two days, or works on Saturdays, says so", () => {
  const thursday = Date.parse("2026-11-19T20:00Z");
  const twoDays = { ...seattle, reply: { days: 2 } };
  expect(replyDay(thursday, twoDays)).toBe("2026-11-23");
  const saturdays = { ...twoDays, hours: { days: "Tuesday to Saturday" } };
  expect(replyDay(thursday, saturdays)).toBe("2026-11-21");
});
