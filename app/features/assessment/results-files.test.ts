import { expect, test } from "vitest";
import { calendarText, roadmapDays } from "./results-files";

const createdAt = new Date("2026-11-21T10:20:30.400Z");
const day = new Date("2026-12-01T00:00:00Z");
const calendar = (title: string, notes: string) =>
  calendarText("Studio", createdAt, [{ uid: "a-1@studio.test", day, title, notes }]);

test("a day is an all-day event that blocks no time, with the format's separators escaped", () => {
  expect(calendar("One, two; three \\ four", "First\nsecond")).toBe(
    `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Studio//EN
BEGIN:VEVENT
UID:a-1@studio.test
DTSTAMP:20261121T102030Z
DTSTART;VALUE=DATE:20261201
SUMMARY:One\\, two\\; three \\\\ four
DESCRIPTION:First\\nsecond
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n"),
  );
});

test("long lines are folded at 75 octets and read the same unfolded", () => {
  const notes = "Überlänge – ".repeat(40);
  const text = calendar("Month 1", notes);
  const octets = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:${notes}\r\n`);
});

test("the six months start with the next one, across the end of a year too", () => {
  const month = { title: "Film", goals: ["Shoot"], metrics: ["Done"] };
  const roadmap = Array.from({ length: 6 }, (_, i) => ({ month: i + 1, ...month }));
  const permalink = new URL("https://studio.test/assessments/video-readiness/results/abc");
  const days = roadmapDays({ roadmap }, permalink, new Date("2026-10-31T23:00:00Z"));
  expect(days.map((it) => it.day.toISOString().slice(0, 7)).join()).toBe(
    "2026-11,2026-12,2027-01,2027-02,2027-03,2027-04",
  );
  expect(days[0]).toEqual({
    uid: "abc-1@studio.test",
    day: new Date("2026-11-01T00:00:00Z"),
    title: "Month 1: Film",
    notes: `- Shoot\nHow you know: Done\n${permalink.href}`,
  });
});
