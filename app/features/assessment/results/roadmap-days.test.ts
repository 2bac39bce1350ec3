import { expect, test } from "vitest";
import { roadmapDays } from "./roadmap-days";

const roadmap = Array.from({ length: 6 }, (_, i) => ({
  month: i + 1,
  title: "Film",
  goals: ["Shoot"],
  metrics: ["Done"],
}));
const permalink = new URL("https://studio.test/assessments/video-readiness/results/abc");

test("six months begin with the next one, over the end of a year too", () => {
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

test("an event names its month, its goals and the way back", () => {
  const [first] = roadmapDays({ roadmap }, permalink, new Date("2026-10-31T23:00:00Z"));
  expect(first).toMatchObject({ uid: "abc-1@studio.test", title: "Month 1: Film" });
  expect(first?.notes).toBe(`- Shoot\nHow you know: Done\n${permalink.href}`);
});
