import { expect, test } from "vitest";
import { question, section } from "./fixture";
import { callFor, isAboveAverage, isGap, levelFor, scoreAll, scoreSection } from "./scoring";

const mixed = section("s", question("q1", 3), question("q2", 4), question("q3", 5));

test("a section adds its points and rounds its percentage", () => {
  const partially = { q1: "partially", q2: "partially", q3: "partially" } as const;
  expect(scoreSection(mixed, partially)).toEqual({ score: 7, maxScore: 12, percentage: 58 });
  expect(scoreSection(mixed, { q3: "yes" })).toEqual({ score: 5, maxScore: 12, percentage: 42 });
  expect(scoreSection(mixed, { q1: "yes", q2: "yes", q3: "yes" }).percentage).toBe(100);
});

test("the overall score is points over maximum points, not a mean of sections", () => {
  const small = { score: 3, maxScore: 3, percentage: 100 };
  const large = { score: 0, maxScore: 21, percentage: 0 };
  expect(scoreAll([small, large])).toEqual({ score: 3, maxScore: 24, percentage: 13 });
});

test.each([
  [100, "advanced"],
  [85, "advanced"],
  [84, "ready"],
  [70, "ready"],
  [69, "developing"],
  [50, "developing"],
  [49, "beginner"],
  [0, "beginner"],
])("%i percent is %s", (percent, level) => {
  expect(levelFor(percent)).toBe(level);
});

test("65 percent is below average, 66 above", () => {
  expect(isAboveAverage(65)).toBe(false);
  expect(isAboveAverage(66)).toBe(true);
});

test("75 leads to a discovery call, 74 to a strategy call", () => {
  expect(callFor(75)).toBe("discovery");
  expect(callFor(74)).toBe("strategy");
});

test.each([
  [3, false],
  [4, true],
  [5, false],
] as const)("Partially of %i points is a gap: %s", (points, gap) => {
  expect(isGap({ id: "q1", points }, { q1: "partially" })).toBe(gap);
  expect(isGap({ id: "q1", points }, { q1: "no" })).toBe(true);
  expect(isGap({ id: "q1", points }, { q1: "yes" })).toBe(false);
  expect(isGap({ id: "q1", points }, {})).toBe(true);
});
