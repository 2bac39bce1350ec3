import { expect, test } from "vitest";
import { answerValues } from "#content/inquiry/answer-values";
import { questions } from "#content/inquiry/questions";
import type { Answers } from "./answers";
import {
  assessStrategy,
  isQualified,
  overallScore,
  type Qualified,
  readinessLevel,
  SCORED_FIELDS,
  SCORES,
  scoreBand,
} from "./scoring";

function keys<T extends object>(table: T) {
  return Object.keys(table) as (keyof T)[];
}

const combinations: Qualified[] = keys(SCORES.businessProfile).flatMap((businessProfile) =>
  keys(SCORES.videoUseCase).flatMap((videoUseCase) =>
    keys(SCORES.contentVolume).flatMap((contentVolume) =>
      keys(SCORES.timeline).map((timeline) => ({
        businessProfile,
        videoUseCase,
        contentVolume,
        timeline,
      })),
    ),
  ),
);

function mean(answers: Qualified): number {
  const points = SCORED_FIELDS.map(
    (field) => (SCORES[field] as Record<string, number>)[answers[field]],
  );
  return (points.reduce((sum = 0, score = 0) => sum + score, 0) as number) / 4;
}

test("all 576 combinations score between 65 and 94", () => {
  const scores = combinations.map(overallScore);
  expect(scores).toHaveLength(576);
  expect([Math.min(...scores), Math.max(...scores)]).toEqual([65, 94]);
});

test("303 combinations are high, 273 medium and none low", () => {
  const levels = Object.groupBy(combinations, (answers) => readinessLevel(overallScore(answers)));
  expect([levels.high?.length, levels.medium?.length, levels.low]).toEqual([303, 273, undefined]);
});

test("halves are rounded up, and rounding never changes the level", () => {
  const halves = combinations.filter((answers) => mean(answers) % 1 === 0.5);
  expect(halves).toHaveLength(144);
  for (const answers of halves) expect(overallScore(answers)).toBe(mean(answers) + 0.5);
  for (const answers of combinations) {
    expect(readinessLevel(overallScore(answers))).toBe(readinessLevel(mean(answers)));
  }
});

test.each([
  ["solo", "lead-generation", "1-2", "planning", 68, "medium"],
  ["enterprise", "sales", "8-plus", "immediately", 94, "high"],
  ["growing", "authority", "3-4", "3-6-months", 78, "medium"],
  ["established", "onboarding", "5-8", "3-6-months", 80, "high"],
  ["agency", "training", "5-8", "planning", 75, "medium"],
] as const)("%s, %s, %s and %s score %i: %s", (...example) => {
  const [businessProfile, videoUseCase, contentVolume, timeline, score, level] = example;
  const overall = overallScore({ businessProfile, videoUseCase, contentVolume, timeline });
  expect([overall, readinessLevel(overall)]).toEqual([score, level]);
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
  const [complete] = combinations;
  expect(isQualified({ ...complete, campaign: {} })).toBe(true);
  for (const field of SCORED_FIELDS) {
    expect(isQualified({ ...complete, [field]: undefined, campaign: {} })).toBe(false);
  }
});

const FIELDS = Object.keys(answerValues) as (keyof typeof answerValues)[];
const CATEGORIES = ["quick-win", "strategy", "warning", "opportunity"];

type Complete = Answers & Qualified;

/** Every way to answer the five questions: 4,032. */
const allAnswers = FIELDS.reduce<Partial<Complete>[]>(
  (known, field) =>
    known.flatMap((answers) =>
      answerValues[field].map((value) => ({ ...answers, [field]: value })),
    ),
  [{ campaign: {} }],
) as Complete[];

test("every combination of answers gets a complete strategy", () => {
  expect(allAnswers).toHaveLength(4_032);
  for (const answers of allAnswers) {
    const result = assessStrategy(answers);
    expect(result.areas).toHaveLength(4);
    expect(result.insights.length).toBeGreaterThan(0);
    expect(result.recommendations.length).toBeGreaterThan(0);
    expect(result.nextSteps.length).toBeGreaterThan(0);
    expect(JSON.stringify(result)).not.toMatch(/undefined|NaN|null|""/);
  }
});

test("insights have one of four categories, and none is repeated", () => {
  for (const answers of allAnswers) {
    const { insights } = assessStrategy(answers);
    expect(insights.filter(({ category }) => !CATEGORIES.includes(category))).toEqual([]);
    expect(new Set(insights.map(({ id }) => id)).size).toBe(insights.length);
  }
});

test("an insight names the questions it depends on", () => {
  const names = Object.values(questions).map(({ summaryLabel }) => summaryLabel);
  const [answers] = allAnswers as [Complete];
  for (const { relevantToAnswers } of assessStrategy(answers).insights) {
    expect(relevantToAnswers.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(relevantToAnswers));
  }
});

test("the areas are named and scored by the specification", () => {
  const { areas, overall, level } = assessStrategy({
    businessProfile: "solo",
    businessType: "saas",
    videoUseCase: "sales",
    contentVolume: "8-plus",
    timeline: "planning",
    campaign: {},
  });
  expect(areas).toMatchObject([
    { area: "Business Stage", score: 65, maxScore: 100, band: "good" },
    { area: "Video Goal", score: 95, maxScore: 100, band: "high" },
    { area: "Content Volume", score: 95, maxScore: 100, band: "high" },
    { area: "Timeline", score: 60, maxScore: 100, band: "good" },
  ]);
  expect([overall, level]).toEqual([79, "medium"]);
});
