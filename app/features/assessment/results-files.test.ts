import { expect, test } from "vitest";
import { site } from "#content/site";
import { calendarText } from "./results-files";

const permalink = new URL("https://studio.test/results/abc");
const month = { month: 1, title: "Film", goals: ["Shoot"], metrics: ["Done"] };
const calendar = (changes: Partial<typeof month>) =>
  calendarText([{ ...month, ...changes }], permalink, new Date("2026-11-21T10:20:30.400Z"));

test("a month is an all-day event that blocks no time, with the format's separators escaped", () => {
  expect(calendar({ title: "One, two; three \\ four" })).toBe(
    `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//${site.name}//EN
BEGIN:VEVENT
UID:abc-1@studio.test
DTSTAMP:20261121T102030Z
DTSTART;VALUE=DATE:20261201
SUMMARY:Month 1: One\\, two\\; three \\\\ four
DESCRIPTION:- Shoot\\nHow you know: Done\\n${permalink.href}
TRANSP:TRANSPARENT
END:VEVENT
END:VCALENDAR
`.replaceAll("\n", "\r\n"),
  );
});

test("long lines are folded at 75 octets and read the same unfolded", () => {
  const goal = "Überlänge – ".repeat(40);
  const text = calendar({ goals: [goal] });
  const octets = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(`DESCRIPTION:- ${goal}\\nHow you know: Done\\n`);
});

test("the six months start with the next one, across the end of a year too", () => {
  const roadmap = Array.from({ length: 6 }, (_, i) => ({ ...month, month: i + 1 }));
  const text = calendarText(roadmap, permalink, new Date("2026-10-31T23:00:00Z"));
  expect([...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day).join()).toBe(
    "20261101,20261201,20270101,20270201,20270301,20270401",
  );
  expect([...text.matchAll(/UID:abc-(\d)@studio\.test/g)].map(([, number]) => number).join()).toBe(
    "1,2,3,4,5,6",
  );
});
