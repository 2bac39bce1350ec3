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

/** The fewest and the most rules that fit any one visitor. */
function range(list: { when: When }[]) {
  const counts = everyCombination.map((a) => list.filter((rule) => fits(rule.when, a)).length);
  return [Math.min(...counts), Math.max(...counts)] as const;
}

test("the questions offer exactly the known answers, in their order", () => {
  const all: Questions = questions;
  for (const field of fields) {
    expect(all[field].options.map((option) => option.value)).toEqual(answerValues[field]);
  }
});

test("strategy rules only name answers that exist, and every answer is named", () => {
  const all = [...rules.insights, ...rules.recommendations, ...rules.nextSteps];
  for (const field of fields) {
    const known: readonly string[] = answerValues[field];
    for (const { when } of all)
      for (const value of when[field] ?? []) expect(known).toContain(value);
    const covered = rules.insights.flatMap(({ when }) => when[field] ?? []);
    expect(known.filter((value) => !covered.includes(value))).toEqual([]);
  }
});

test("insight ids are unique", () => {
  const ids = strategy.insights.map((insight) => insight.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every visitor gets 3 to 8 insights, 3 to 6 recommendations and 3 to 4 next steps", () => {
  expect(everyCombination).toHaveLength(6 * 7 * 6 * 4 * 4);
  for (const [list, least, most] of [
    [rules.insights, 3, 8],
    [rules.recommendations, 3, 6],
    [rules.nextSteps, 3, 4],
  ] as const) {
    const [fewest, highest] = range([...list]);
    expect(fewest).toBeGreaterThanOrEqual(least);
    expect(highest).toBeLessThanOrEqual(most);
  }
});

test("each start timeline leads to its own next steps", () => {
  for (const value of answerValues.timeline) {
    const own = rules.nextSteps.filter(({ when }) => when.timeline?.includes(value));
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.every(({ when }) => when.timeline?.length === 1)).toBe(true);
  }
});
