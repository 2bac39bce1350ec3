import { expect, test } from "vitest";
import type { Questions, Strategy } from "../../app/content/schema/inquiry";
import { answerValues } from "./answer-values";
import { questions } from "./questions";
import { strategy } from "./strategy";

type Field = keyof typeof answerValues;

const fields = Object.keys(answerValues) as Field[];
const rules: Strategy = strategy;

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

test("each start timeline leads to its own next steps", () => {
  for (const value of answerValues.timeline) {
    const own = rules.nextSteps.filter(({ when }) => when.timeline?.includes(value));
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.every(({ when }) => when.timeline?.length === 1)).toBe(true);
  }
});
