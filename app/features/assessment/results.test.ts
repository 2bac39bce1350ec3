import { expect, test } from "vitest";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import type { Answer } from "./answers";
import { answerAll, sections } from "./fixture";
import { describeResults } from "./results.server";
import { resultsText } from "./results-files";

const resultsOf = (answer: Answer) => describeResults(answerAll(answer, sections), sections);

test.each([
  ["yes", 84, 100, "advanced", "above", "discovery", "", 0],
  ["partially", 42, 50, "developing", "below", "strategy", "one one two two three three", 21],
  ["no", 0, 0, "beginner", "below", "strategy", "one one two two three three", 21],
] as const)("all %s", (answer, score, percentage, level, benchmark, call, actions, gaps) => {
  const results = resultsOf(answer);
  const { maxScore, sections } = results;
  expect(results).toMatchObject({ score, percentage, level, call });
  expect(results.benchmark).toBe(assessmentTexts.benchmark[benchmark]);
  expect(results.actions.map(({ section }) => section).join(" ")).toBe(actions);
  expect(sections.flatMap((section) => section.gaps)).toHaveLength(gaps);
  expect([maxScore, ...sections.map((section) => section.maxScore)]).toEqual([84, 24, 20, 20, 20]);
  expect(results.roadmap.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("the text file has score, sections, actions, months, services and the permalink", () => {
  const link = new URL("https://studio.test/assessments/video-readiness/results/x");
  const text = resultsText(resultsOf("no"), ["Software"], link);
  for (const part of ["Score: 0% (0 of 84 points)", "ONE: 0% (0 of 24 points)", link.href])
    expect(text).toContain(part);
  expect(text).toContain("Priority High, effort Medium, 1-2 weeks. one, Setup.");
  expect(text).toMatch(/Confidence: 85% .* Time needed: one afternoon\./);
  expect(text.match(/^Month \d: /gm)).toHaveLength(6);
  expect(text).toMatch(/: typical investment .*\$/);
});
