import { expect, test } from "vitest";
import { questions } from "#content/inquiry/questions.yaml";
import { insights, nextSteps } from "#content/inquiry/strategy.yaml";
import { answerValues } from "~/content/answer-values";

const fields = Object.keys(answerValues) as (keyof typeof answerValues)[];

test("questions offer exactly the known answers, and an insight names each of them", () => {
  for (const field of fields) {
    const known: readonly string[] = answerValues[field];
    expect(questions[field].options.map(({ value }) => value)).toEqual(known);
    const covered = insights.flatMap(({ when }) => when[field] ?? []);
    expect(known.filter((value) => !covered.includes(value))).toEqual([]);
  }
});

test("each start timeline leads to its own next steps", () => {
  for (const value of answerValues.timeline) {
    const own = nextSteps.filter(({ when }) => when.timeline?.includes(value));
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own.every(({ when }) => when.timeline?.length === 1)).toBe(true);
  }
});
