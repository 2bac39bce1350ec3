import { expect, test } from "vitest";
import { analyses } from "#content/inquiry/analyses";
import { answerValues } from "#content/inquiry/answer-values";
import { questions } from "#content/inquiry/questions";
import { strategy } from "#content/inquiry/strategy";
import type { Strategy } from "#content/schema/inquiry";
import type { Answers } from "~/features/inquiry/answers/answers";
import type { Qualified } from "./scoring";
import { assessStrategy } from "./strategy";

const studio = { rules: strategy as Strategy, analyses };
const FIELDS = Object.keys(answerValues) as (keyof typeof answerValues)[];
const CATEGORIES = ["quick-win", "strategy", "warning", "opportunity"];

type Complete = Answers & Qualified;

/** Every way to answer the five questions: 4,032. */
const combinations = FIELDS.reduce<Partial<Complete>[]>(
  (known, field) =>
    known.flatMap((answers) =>
      answerValues[field].map((value) => ({ ...answers, [field]: value })),
    ),
  [{ campaign: {} }],
) as Complete[];

test("every combination of answers gets a whole strategy", () => {
  expect(combinations).toHaveLength(4_032);
  for (const answers of combinations) {
    const result = assessStrategy(studio, answers);
    expect(result.areas).toHaveLength(4);
    expect(result.insights.length).toBeGreaterThan(0);
    expect(result.recommendations.length).toBeGreaterThan(0);
    expect(result.nextSteps.length).toBeGreaterThan(0);
    expect(JSON.stringify(result)).not.toMatch(/undefined|NaN|null|""/);
  }
});

test("insights are of the four categories, and no one is told twice", () => {
  for (const answers of combinations) {
    const { insights } = assessStrategy(studio, answers);
    expect(insights.filter(({ category }) => !CATEGORIES.includes(category))).toEqual([]);
    expect(new Set(insights.map(({ id }) => id)).size).toBe(insights.length);
  }
});

test("an insight names the questions it rests on", () => {
  const names = Object.values(questions).map(({ summaryLabel }) => summaryLabel);
  const [answers] = combinations as [Complete];
  for (const { relevantToAnswers } of assessStrategy(studio, answers).insights) {
    expect(relevantToAnswers.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(relevantToAnswers));
  }
});

test("the areas are named and scored by the specification", () => {
  const { areas, overall, level } = assessStrategy(studio, {
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
