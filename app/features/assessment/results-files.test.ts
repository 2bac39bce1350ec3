import { expect, test } from "vitest";
import { names } from "#content/brand.yaml";
import { timeZone } from "#content/site.yaml";
import { calendarText, startMonth } from "./results-files";

const permalink = new URL("https://studio.test/results/abc");
const month = { month: 1, title: "Film", goals: ["Shoot"], metrics: ["Done"] };
const calendar = (changes: Partial<typeof month>) =>
  calendarText(
    [{ ...month, ...changes }],
    "2026-11",
    permalink,
    new Date("2026-11-21T10:20:30.400Z"),
  );

test("a month is an all-day event that blocks no time, with the format's separators escaped", () => {
  expect(calendar({ title: "One, two; three \\ four" })).toBe(
    `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//${names.name}//EN
BEGIN:VEVENT
UID:abc-1@studio.test
SEQUENCE:28030830
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
  const text = calendarText(roadmap, "2026-10", permalink, new Date("2026-11-01T03:00:00Z"));
  expect([...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day).join()).toBe(
    "20261101,20261201,20270101,20270201,20270301,20270401",
  );
  expect([...text.matchAll(/UID:abc-(\d)@studio\.test/g)].map(([, number]) => number).join()).toBe(
    "1,2,3,4,5,6",
  );
});

test("the same months, downloaded again a second later, replace the earlier ones", () => {
  const [first, second] = ["2026-11-30T20:00:00Z", "2026-11-30T20:00:01Z"].map((time) => {
    const text = calendarText([month], "2026-11", permalink, new Date(time));
    return { uid: /UID:.*/.exec(text)?.[0], sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]) };
  });
  expect(second).toEqual({ uid: first?.uid, sequence: Number(first?.sequence) + 1 });
});

test("the roadmap starts after the visitor's month, else after the studio's, which UTC may have left", () => {
  const hours = Array.from({ length: 48 }, (_, hour) => new Date(Date.UTC(2026, 10, 30, hour)));
  for (const now of hours) {
    const day = now.toLocaleDateString("sv-SE", { timeZone });
    expect(startMonth(now)).toBe(day.slice(0, 7));
    expect(startMonth(now, "2026-10")).toBe("2026-10");
    expect(startMonth(now, "2026-13")).toBe(day.slice(0, 7));
  }
});
