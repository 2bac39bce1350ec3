import { expect, test } from "vitest";
import { calendarText } from "./calendar-text";

const made = new Date("2026-11-21T10:20:30.400Z");
const day = new Date("2026-12-01T00:00:00Z");
const calendar = (title: string, notes: string) =>
  calendarText({ name: "Studio", made, days: [{ uid: "a-1@studio.test", day, title, notes }] });

test("a day is an all-day event that blocks no time", () => {
  expect(calendar("Month 1", "Begin").split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Studio//EN",
    "BEGIN:VEVENT",
    "UID:a-1@studio.test",
    "DTSTAMP:20261121T102030Z",
    "DTSTART;VALUE=DATE:20261201",
    "SUMMARY:Month 1",
    "DESCRIPTION:Begin",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("what separates values in the format is escaped in words", () => {
  expect(calendar("One, two; three \\ four", "First\nsecond")).toContain(
    "SUMMARY:One\\, two\\; three \\\\ four\r\nDESCRIPTION:First\\nsecond\r\n",
  );
});

test("long lines are folded at 75 octets and read the same unfolded", () => {
  const notes = "Überlänge – ".repeat(40);
  const text = calendar("Month 1", notes);
  const octets = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${notes}\r\n`);
});
