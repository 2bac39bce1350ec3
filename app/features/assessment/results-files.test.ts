import { expect, test } from "vitest";
import { calendarText, roadmapDays } from "./results-files";

const createdAt = new Date("2026-11-21T10:20:30.400Z");
const day = new Date("2026-12-01T00:00:00Z");
const calendar = (title: string, notes: string) =>
  calendarText({
    name: "Studio",
    createdAt,
    days: [{ uid: "a-1@studio.test", day, title, notes }],
  });

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

test("separators of the format are escaped", () => {
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

const roadmap = Array.from({ length: 6 }, (_, i) => ({
  month: i + 1,
  title: "Film",
  goals: ["Shoot"],
  metrics: ["Done"],
}));
const permalink = new URL("https://studio.test/assessments/video-readiness/results/abc");

test("the six months start with the next one, across the end of a year too", () => {
  const days = roadmapDays({ roadmap }, permalink, new Date("2026-10-31T23:00:00Z"));
  expect(days.map(({ day }) => day.toISOString().slice(0, 10))).toEqual([
    "2026-11-01",
    "2026-12-01",
    "2027-01-01",
    "2027-02-01",
    "2027-03-01",
    "2027-04-01",
  ]);
});

test("an event has its month, its goals and the permalink", () => {
  const [first] = roadmapDays({ roadmap }, permalink, new Date("2026-10-31T23:00:00Z"));
  expect(first).toMatchObject({ uid: "abc-1@studio.test", title: "Month 1: Film" });
  expect(first?.notes).toBe(`- Shoot\nHow you know: Done\n${permalink.href}`);
});
