import { expect, test } from "vitest";
import { authored } from "~/features/assessment/fixture";
import { parsePostedProgress } from "./posted-progress.server";

test("what the browser kept comes back as answers, context and section", () => {
  const text = JSON.stringify({
    currentSection: 1,
    answers: { q1: 4, q2: 2, q3: 0 },
    businessContext: { industry: "retail" },
  });
  expect(parsePostedProgress(authored, text)).toMatchObject({
    answers: { q1: "yes", q2: "partially", q3: "no" },
    context: { industry: "retail" },
    section: { id: "two" },
  });
});

test("unknown questions, points that no answer earns and strange sections are dropped", () => {
  const text = JSON.stringify({
    currentSection: 99,
    answers: { q1: 3, q2: "4", q99: 4, __proto__: 1, q3: 4 },
    businessContext: { industry: 7, other: "x" },
  });
  expect(parsePostedProgress(authored, text)).toMatchObject({
    answers: { q3: "yes" },
    context: {},
    section: { id: "one" },
  });
});

test.each(["", "{", "null", "[]", '"text"', `{"answers":"${"x".repeat(5_000)}"}`])(
  "%.20s is an assessment not begun",
  (text) => {
    const { answers, section } = parsePostedProgress(authored, text);
    expect(answers).toEqual({});
    expect(section.id).toBe("one");
  },
);
