import { expect, test } from "vitest";
import { type BusinessHours, businessTime, dueUntil, openSince, replyDue } from "./business-hours";

const holidays = [
  { name: "Thanksgiving", month: 11, nth: 4, weekday: "Thursday" },
  { name: "The day after", date: "11-27" },
  { name: "Christmas", date: "12-25" },
  { name: "Boxing Day", date: "12-26" },
] as const;
const seattle: BusinessHours = {
  timeZone: "America/Los_Angeles",
  hours: { days: "Monday to Friday", opens: "09:00", closes: "17:00" },
  holidays,
  reply: { days: 1 },
};
const leeds: BusinessHours = {
  ...seattle,
  timeZone: "Europe/London",
  hours: { days: "Tuesday to Saturday", opens: "10:00", closes: "18:30" },
  reply: { days: 2 },
};

test.each([
  ["2026-11-17T10:00-08:00", "2026-11-18T10:00-08:00", "in business hours"],
  ["2026-11-17T16:54-08:00", "2026-11-18T16:54-08:00", "just before the last five minutes"],
  ["2026-11-17T16:55-08:00", "2026-11-19T09:00-08:00", "five minutes before closing time"],
  ["2026-11-17T22:00-08:00", "2026-11-19T09:00-08:00", "in the evening, the next day in UTC"],
  ["2026-11-17T07:00-08:00", "2026-11-18T09:00-08:00", "before opening"],
  ["2026-11-17T08:58-08:00", "2026-11-18T09:00-08:00", "two minutes before opening"],
  ["2026-11-20T12:00-08:00", "2026-11-23T12:00-08:00", "on a Friday"],
  ["2026-11-21T12:00-08:00", "2026-11-24T09:00-08:00", "on a Saturday"],
  ["2026-11-25T12:00-08:00", "2026-11-30T12:00-08:00", "before two holidays and a weekend"],
  ["2026-11-26T12:00-08:00", "2026-12-01T09:00-08:00", "on a holiday"],
  ["2026-03-06T12:00-08:00", "2026-03-09T12:00-07:00", "before clocks go forward"],
  ["2026-10-30T12:00-07:00", "2026-11-02T12:00-08:00", "before clocks go back"],
])("what comes at %s is due at %s: %s", (came, due) => {
  expect(new Date(replyDue(Date.parse(came), seattle))).toEqual(new Date(due));
});

test("a studio that takes two days and works on Saturdays", () => {
  const due = replyDue(Date.parse("2026-12-24T11:00Z"), leeds);
  expect(new Date(due)).toEqual(new Date("2026-12-30T11:00Z"));
});

test.each([
  ["2026-11-17T08:59:59-08:00", null],
  ["2026-11-17T09:00-08:00", "2026-11-17T09:00-08:00"],
  ["2026-11-17T16:59:59-08:00", "2026-11-17T09:00-08:00"],
  ["2026-11-17T17:00-08:00", null],
  ["2026-11-21T12:00-08:00", null],
  ["2026-11-26T12:00-08:00", null],
])("at %s the studio is open since %s", (now, since) => {
  expect(openSince(Date.parse(now), seattle)).toBe(since && Date.parse(since));
});

test.each([
  ["Seattle", seattle],
  ["Leeds", leeds],
])("what came until dueUntil is due, and nothing later, all year in %s", (_, place) => {
  const STEP_MS = 41 * 60_000;
  const from = Date.UTC(2026, 0, 1);
  for (let now = from; now < from + 365 * 86_400_000; now += STEP_MS) {
    if (openSince(now, place) === null) continue;
    const until = dueUntil(now, place);
    expect(replyDue(until - 1, place)).toBeLessThanOrEqual(now);
    // The last minutes before closing time have the time of the next opening.
    expect(replyDue(until + 6 * 60_000, place)).toBeGreaterThan(now);
  }
});

test.each([
  ["2026-11-17T10:00-08:00", "2026-11-17T12:30-08:00", 2.5, "on one day"],
  ["2026-11-17T16:00-08:00", "2026-11-18T10:00-08:00", 2, "over a night"],
  ["2026-11-20T16:00-08:00", "2026-11-23T10:00-08:00", 2, "over a weekend"],
  ["2026-11-25T16:00-08:00", "2026-11-30T10:00-08:00", 2, "over two holidays and a weekend"],
  ["2026-10-30T16:00-07:00", "2026-11-02T10:00-08:00", 2, "while clocks go back"],
  ["2026-11-21T10:00-08:00", "2026-11-21T12:00-08:00", 0, "while it is closed"],
])("from %s to %s the studio was open for %d hours: %s", (from, to, hours) => {
  expect(businessTime(Date.parse(from), Date.parse(to), seattle)).toBe(hours * 3_600_000);
});

test("a calendar of holidays alone ends the search", () => {
  const everyFriday = Array.from({ length: 31 }, (_, day) => ({
    name: "closed",
    date: `-${String(day + 1).padStart(2, "0")}`,
  }));
  const closed = { ...seattle, holidays: everyFriday };
  expect(openSince(Date.parse("2026-11-17T12:00-08:00"), closed)).toBeNull();
  expect(replyDue(Date.parse("2026-11-17T12:00-08:00"), closed)).toBeGreaterThan(0);
});
