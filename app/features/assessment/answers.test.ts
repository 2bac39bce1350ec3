import { expect, test } from "vitest";
import {
  answerFor,
  callFor,
  isAboveAverage,
  isGap,
  levelFor,
  pointsFor,
  scoreAll,
  scoreSection,
} from "./answers";
import { question, section } from "./fixture";

const mixed = section("s", question("q1", 3), question("q2", 4), question("q3", 5));

test.each([
  [3, 2, false],
  [4, 2, true],
  [5, 3, false],
] as const)("of %i points Partially earns %i, rounded up; a gap: %s", (points, half, gap) => {
  const earned = (["no", "partially", "yes"] as const).map((answer) => pointsFor(answer, points));
  expect(earned).toEqual([0, half, points]);
  expect(earned.map((score) => answerFor(score, points))).toEqual(["no", "partially", "yes"]);
  const q1 = { id: "q1", points };
  expect(isGap(q1, { q1: "partially" })).toBe(gap);
  expect([isGap(q1, { q1: "no" }), isGap(q1, {}), isGap(q1, { q1: "yes" })]).toEqual([
    ...[true, true, false],
  ]);
});

test.each([1, 2.5, -3, "3", null, undefined, Number.NaN, {}])(
  "%j points are no answer",
  (wrong) => {
    expect(answerFor(wrong, 5)).toBeUndefined();
  },
);

test("a section adds its points and rounds its percentage", () => {
  const partially = { q1: "partially", q2: "partially", q3: "partially" } as const;
  expect(scoreSection(mixed, partially)).toEqual({ score: 7, maxScore: 12, percentage: 58 });
  expect(scoreSection(mixed, { q3: "yes" })).toEqual({ score: 5, maxScore: 12, percentage: 42 });
});

test("the overall score is points over maximum points, not a mean of sections", () => {
  const small = { score: 3, maxScore: 3, percentage: 100 };
  const large = { score: 0, maxScore: 21, percentage: 0 };
  expect(scoreAll([small, large])).toEqual({ score: 3, maxScore: 24, percentage: 13 });
});

test.each([
  [100, "advanced", true, "discovery"],
  [85, "advanced", true, "discovery"],
  [84, "ready", true, "discovery"],
  [75, "ready", true, "discovery"],
  [74, "ready", true, "strategy"],
  [70, "ready", true, "strategy"],
  [69, "developing", true, "strategy"],
  [66, "developing", true, "strategy"],
  [65, "developing", false, "strategy"],
  [50, "developing", false, "strategy"],
  [49, "beginner", false, "strategy"],
  [0, "beginner", false, "strategy"],
])("%i percent is %s, above average: %s, and leads to the %s call", (percent, ...expected) => {
  expect([levelFor(percent), isAboveAverage(percent), callFor(percent)]).toEqual(expected);
});
