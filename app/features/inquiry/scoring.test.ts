import { expect, test } from "vitest";
import { questions } from "#content/inquiry/questions.yaml";
import { answerValues } from "~/content/answer-values";
import type { Answers } from "./answers";
import {
  assessStrategy,
  isQualified,
  overallScore,
  type Qualified,
  readinessLevel,
  SCORED_FIELDS,
  scoreBand,
} from "./scoring";

type Complete = Answers & Qualified;

/** Every way to answer the five questions. */
const all = Object.entries(answerValues).reduce<object[]>(
  (known, [field, values]) =>
    known.flatMap((answers) => values.map((value) => ({ ...answers, [field]: value }))),
  [{ campaign: {} }],
) as Complete[];
const [anyone] = all as [Complete];
/** The business type has no score. */
const scored = all.filter(({ businessType }) => businessType === anyone.businessType);

function mean(answers: Qualified): number {
  const points = SCORED_FIELDS.map((field) => {
    const option = questions[field].options.find(({ value }) => value === answers[field]);
    return option?.score ?? Number.NaN;
  });
  return points.reduce((sum, score) => sum + score, 0) / 4;
}

test("of 576 combinations 303 are high, 273 medium and none low, from 65 to 94", () => {
  const scores = scored.map(overallScore);
  expect([scores.length, Math.min(...scores), Math.max(...scores)]).toEqual([576, 65, 94]);
  const levels = Object.groupBy(scores, readinessLevel);
  expect([levels.high?.length, levels.medium?.length, levels.low]).toEqual([303, 273, undefined]);
});

test("halves are rounded up, and rounding never changes the level", () => {
  const halves = scored.filter((answers) => mean(answers) % 1 === 0.5);
  expect(halves).toHaveLength(144);
  for (const answers of halves) expect(overallScore(answers)).toBe(mean(answers) + 0.5);
  for (const answers of scored)
    expect(readinessLevel(overallScore(answers))).toBe(readinessLevel(mean(answers)));
});

test.each([
  ["solo", "lead-generation", "1-2", "planning", 68],
  ["enterprise", "sales", "8-plus", "immediately", 94],
  ["growing", "authority", "3-4", "3-6-months", 78],
  ["established", "onboarding", "5-8", "3-6-months", 80],
  ["agency", "training", "5-8", "planning", 75],
] as const)("%s, %s, %s and %s score %i", (...example) => {
  const [businessProfile, videoUseCase, contentVolume, timeline, score] = example;
  expect(overallScore({ businessProfile, videoUseCase, contentVolume, timeline })).toBe(score);
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

test("answers are qualified only when every scored question has one", () => {
  expect(isQualified(anyone)).toBe(true);
  for (const field of SCORED_FIELDS)
    expect(isQualified({ ...anyone, [field]: undefined })).toBe(false);
});

test("every combination of answers gets a complete strategy, of a length to read", () => {
  expect(all).toHaveLength(4_032);
  const between = (list: readonly unknown[], least: number, most: number) => {
    expect(list.length).toBeGreaterThanOrEqual(least);
    expect(list.length).toBeLessThanOrEqual(most);
  };
  for (const answers of all) {
    const result = assessStrategy(answers);
    expect(result.areas).toHaveLength(4);
    for (const { advice, points } of result.areas)
      expect([advice, ...points].length).toBeGreaterThan(1);
    between(result.insights, 3, 8);
    between(result.recommendations, 3, 6);
    between(result.nextSteps, 3, 4);
    expect(JSON.stringify(result)).not.toMatch(/undefined|NaN|null|""/);
    expect(new Set(result.insights.map(({ id }) => id)).size).toBe(result.insights.length);
  }
});

test("an insight has a known category and names the questions it depends on", () => {
  const names = Object.values(questions).map(({ summaryLabel }) => summaryLabel);
  for (const { category, relevantToAnswers } of assessStrategy(anyone).insights) {
    expect(["quick-win", "strategy", "warning", "opportunity"]).toContain(category);
    expect(relevantToAnswers.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(relevantToAnswers));
  }
});

test("the areas are named and scored by the specification", () => {
  const { areas, overall, level } = assessStrategy({
    ...{ businessProfile: "solo", businessType: "saas", videoUseCase: "sales" },
    ...{ contentVolume: "8-plus", timeline: "planning", campaign: {} },
  });
  const rows = areas.map(({ area, score, maxScore, band }) => [area, score, maxScore, band].join());
  expect(rows).toEqual([
    ...["Business Stage,65,100,good", "Video Goal,95,100,high"],
    ...["Content Volume,95,100,high", "Timeline,60,100,good"],
  ]);
  expect([overall, level]).toEqual([79, "medium"]);
});
