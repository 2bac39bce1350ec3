import { expect, test } from "vitest";
import { strategy as fixture, mockQuestions } from "./questions-fixture";

mockQuestions();
const { assessStrategy, overallScore, readinessLevel, scoreBand } = await import(
  "./scoring.server"
);

const answers = {
  ...{ stage: "small", trade: "shop", goal: "teach", volume: "few", timeline: "later" },
  campaign: {},
};

test.each([
  [answers, 50],
  [{ ...answers, stage: "large" }, 71],
  [{ ...answers, stage: "large", goal: "sell" }, 88],
])("of %j the mean of the scores is %i, rounded up at a half", (chosen, score) => {
  expect(overallScore(chosen)).toBe(score);
});

test("questions without scores do not count", () => {
  const other = { ...answers, trade: "school", volume: "many" };
  expect(overallScore(other)).toBe(overallScore(answers));
  expect(overallScore({ ...answers, volume: undefined })).toBe(overallScore(answers));
});

test.each([
  [100, "high", "high"],
  [80, "high", "high"],
  [79, "medium", "good"],
  [60, "medium", "good"],
  [59, "low", "fair"],
  [40, "low", "fair"],
  [39, "low", "low"],
  [0, "low", "low"],
])("%i is level %s and band %s", (score, level, band) => {
  expect([readinessLevel(score), scoreBand(score)]).toEqual([level, band]);
});

test("an area has its question's name and score, and advice where the question is explained", () => {
  const { areas } = assessStrategy(answers);
  expect(areas).toEqual([
    {
      ...{ area: "stage", score: 40, maxScore: 100, band: "fair", insight: "small noted" },
      ...{ advice: "Advice for small", points: ["Point of small"] },
    },
    expect.objectContaining({ area: "The goal", score: 60, advice: undefined, points: [] }),
  ]);
});

test("a rule applies to those who gave each of the answers that it names, in the order of its file", () => {
  const strategy = assessStrategy(answers);
  expect(strategy.insights).toMatchObject([
    { id: "small-shops", relevantToAnswers: ["trade", "stage"] },
  ]);
  expect(strategy.recommendations).toEqual(["For everyone"]);
  expect(strategy.nextSteps).toEqual(["Wait"]);
  const other = assessStrategy({ ...answers, stage: "large", goal: "sell", timeline: "now" });
  expect(other.insights.map(({ id }) => id)).toEqual(["sellers"]);
  expect(other.recommendations).toEqual(["For everyone", "For the large"]);
  expect(other.verdict).toBe(fixture.levels.high);
});
