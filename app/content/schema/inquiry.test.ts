import { expect, test } from "vitest";
import type { z } from "zod";
import { questions } from "#content/inquiry/questions.yaml";
import { strategy } from "#content/inquiry/strategy.yaml";
import { questionsSchema, strategySchema } from "./inquiry.ts";

const problems = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join("."));

test("an option needs a known value, a score and an analysis", () => {
  const { options, ...question } = questions.businessProfile;
  const franchise = { value: "franchise", label: "A", payloadLabel: "A", hint: "A" };
  const changed = { ...question, options: [...options, franchise] };
  expect(problems(questionsSchema, questions)).toEqual([]);
  expect(problems(questionsSchema, { ...questions, businessProfile: changed })).toEqual(
    ["value", "score", "analysis"].map((it) => `businessProfile.options.${options.length}.${it}`),
  );
});

test("a rule names known answers, in any order", () => {
  const rule = { when: { timeline: ["planning"], businessProfile: ["solo", "sole"] }, text: "A" };
  expect(problems(strategySchema, { ...strategy, nextSteps: [rule] })).toEqual([
    "nextSteps.0.when.businessProfile.1",
  ]);
});
