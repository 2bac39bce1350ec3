import { expect, test } from "vitest";
import { payloadOrder, inOrder as questions } from "#content/inquiry/questions.yaml";
import { strategy } from "#content/inquiry/strategy.yaml";
import type { Answers } from "~/features/inquiry/answers";
import {
  assessStrategy,
  overallScore,
  readinessLevel,
  type StrategyResult,
} from "~/features/inquiry/scoring.server";

// The sample's questions, whose ids, values and order the specification fixed, and their scores.

const VALUES = {
  businessProfile: ["solo", "growing", "established", "agency", "enterprise", "nonprofit"],
  businessType: ["service", "product", "saas", "coaching", "professional", "media", "nonprofit"],
  videoUseCase: ["lead-generation", "training", "onboarding", "authority", "education", "sales"],
  contentVolume: ["1-2", "3-4", "5-8", "8-plus"],
  timeline: ["immediately", "1-3-months", "3-6-months", "planning"],
};

/** Every way to answer the five questions. */
const all = Object.entries(VALUES).reduce<Answers[]>(
  (known, [field, values]) =>
    known.flatMap((answers) => values.map((value) => ({ ...answers, [field]: value }))),
  [{ campaign: {} }],
);
/** The business type has no score. */
const scored = all.filter(({ businessType }) => businessType === "service");

test("the questions have these ids and values, in this order, and are sent in it", () => {
  const values = questions.map(({ id, options }) => [id, options.map(({ value }) => value)]);
  expect(values).toEqual(Object.entries(VALUES));
  expect(payloadOrder).toEqual(Object.keys(VALUES));
});

test("of 576 combinations 303 are high, 273 medium and none low, from 65 to 94", () => {
  const scores = scored.map(overallScore);
  expect([scores.length, Math.min(...scores), Math.max(...scores)]).toEqual([576, 65, 94]);
  const levels = Object.groupBy(scores, readinessLevel);
  expect([levels.high?.length, levels.medium?.length, levels.low]).toEqual([303, 273, undefined]);
});

test.each([
  ["solo", "lead-generation", "1-2", "planning", 68],
  ["enterprise", "sales", "8-plus", "immediately", 94],
  ["growing", "authority", "3-4", "3-6-months", 78],
  ["established", "onboarding", "5-8", "3-6-months", 80],
  ["agency", "training", "5-8", "planning", 75],
] as const)("%s, %s, %s and %s score %i", (...example) => {
  const [businessProfile, videoUseCase, contentVolume, timeline, score] = example;
  const answers = { businessProfile, videoUseCase, contentVolume, timeline, campaign: {} };
  expect(overallScore(answers)).toBe(score);
});

test("every combination of answers gets a complete strategy, of a length to read, in which no sentence stands twice", () => {
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
    const sentences = sentencesOf(result);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

function sentencesOf({ verdict, areas, insights, recommendations, nextSteps }: StrategyResult) {
  return [
    verdict.body,
    ...areas.flatMap(({ insight = "", advice = "", points }) => [insight, advice, ...points]),
    ...insights.flatMap((it) => [it.title, it.description, ...it.actionItems]),
    ...[...recommendations, ...nextSteps],
  ].flatMap((text) => text.split(/(?<=[.?!]) /));
}

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

test("an insight names each answer", () => {
  for (const [field, values] of Object.entries(VALUES)) {
    const covered = strategy.insights.flatMap(({ when }) => when[field] ?? []);
    expect(values.filter((value) => !covered.includes(value))).toEqual([]);
  }
});

test("each start timeline leads to its own next steps", () => {
  for (const value of VALUES.timeline) {
    const own = strategy.nextSteps.filter(({ when }) => when.timeline?.includes(value));
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.every(({ when }) => when.timeline?.length === 1)).toBe(true);
  }
});

test("another answer to any question gives another strategy", () => {
  for (const [field, values] of Object.entries(VALUES)) {
    const results = values.map((value) =>
      assessStrategy({ ...all[0], campaign: {}, [field]: value }),
    );
    expect(new Set(results.map((it) => JSON.stringify(it))).size, field).toBe(values.length);
  }
});

test("an analysis is a sentence of at most 12 words, then one or two of at most 20", () => {
  const analyses = questions.flatMap(({ options }) =>
    options.flatMap(({ analysis }) => analysis ?? []),
  );
  expect(analyses).toHaveLength(20);
  for (const { title, body } of analyses) {
    expect(title).toMatch(/^[A-Z][^\s.!?]*( [^\s.!?]+){0,11}\.$/);
    expect(body.split(/\s+/).length, body).toBeLessThanOrEqual(20);
    expect(body).toMatch(/^[A-Z][^.!?]*[.!?]( [A-Z][^.!?]*[.!?])?$/);
  }
});
