import { expect, test } from "vitest";
import type { Questions, Strategy, When } from "../schema/inquiry";
import { answerValues } from "./answer-values";
import { questions } from "./questions";
import { strategy } from "./strategy";

type Field = keyof typeof answerValues;
type Answers = Record<Field, string>;

const fields = Object.keys(answerValues) as Field[];
const rules: Strategy = strategy;
const everyCombination = fields.reduce<Answers[]>(
  (rows, field) => rows.flatMap((row) => answerValues[field].map((v) => ({ ...row, [field]: v }))),
  [{} as Answers],
);

const fits = (when: When, answers: Answers) =>
  fields.every((field) => when[field]?.includes(answers[field]) ?? true);

test("questions offer exactly the known answers, and rules name every answer and no other", () => {
  const offered: Questions = questions;
  const all = [...rules.insights, ...rules.recommendations, ...rules.nextSteps];
  for (const field of fields) {
    const known: readonly string[] = answerValues[field];
    expect(offered[field].options.map((option) => option.value)).toEqual(known);
    for (const { when } of all)
      expect(known).toEqual(expect.arrayContaining([...(when[field] ?? [])]));
    const covered = rules.insights.flatMap(({ when }) => when[field] ?? []);
    expect(known.filter((value) => !covered.includes(value))).toEqual([]);
  }
});

test.each([
  ["insights", 3, 8],
  ["recommendations", 3, 6],
  ["nextSteps", 3, 4],
] as const)("of %s every visitor gets %i to %i", (list, least, most) => {
  const counts = everyCombination.map(
    (answers) => [...rules[list]].filter(({ when }) => fits(when, answers)).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...counts)).toBeLessThanOrEqual(most);
});

test("each start timeline leads to its own next steps", () => {
  for (const value of answerValues.timeline) {
    const own = rules.nextSteps.filter(({ when }) => when.timeline?.includes(value));
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.every(({ when }) => when.timeline?.length === 1)).toBe(true);
  }
});
