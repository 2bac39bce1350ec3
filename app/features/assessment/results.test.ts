import { expect, test } from "vitest";
import type { AssessmentCopy } from "#content/schema/assessment";
import type { AnswerSheet } from "./answers";
import { answerAll, sample } from "./fixture";
import { describeResults } from "./results.server";
import { resultsText } from "./results-files";

const texts = (name: string) => ({ label: name, headline: name, body: name });
const month = { title: "Month", goals: ["Goal"], metrics: ["Metric"] };
const months = [month, month, month, month, month, month];
const service = (name: string) => ({
  name,
  description: name,
  timeline: name,
  investment: "$1",
  link: { label: name, href: "/" },
});
const copy = {
  levels: {
    advanced: texts("Video Marketing Advanced"),
    ready: texts("Video Marketing Ready"),
    developing: texts("Video Marketing Developing"),
    beginner: texts("Video Marketing Beginner"),
  },
  exceptions: {
    perfect: texts("Perfect"),
    advancedUneven: texts("Uneven"),
    readyEven: texts("Even"),
  },
  noGaps: "No gaps",
  noGapsAtAll: "No gaps at all",
  confidence: "of it",
  benchmark: { above: "Above Average", below: "Below Average" },
  routing: {
    discovery: { label: "High Readiness", call: "Discovery call", length: "45-60 minutes" },
    strategy: { label: "Building Readiness", call: "Strategy call", length: "30-45 minutes" },
  },
  roadmap: { advanced: months, ready: months, developing: months, beginner: months },
  services: { diy: service("DIY"), coaching: service("Coaching"), monthly: service("Monthly") },
} as unknown as AssessmentCopy;

const results = (answers: AnswerSheet) => describeResults(sample.assessment, copy, answers);

test("all Yes is 100 percent, advanced, above average, and has nothing to improve", () => {
  const { percentage, level, benchmark, call, actions, sections } = results(answerAll(21, "yes"));
  expect({ percentage, level, benchmark, call }).toEqual({
    percentage: 100,
    level: "advanced",
    benchmark: "Above Average",
    call: "discovery",
  });
  expect(actions).toEqual([]);
  expect(sections.flatMap(({ gaps }) => gaps)).toEqual([]);
});

test("all No is 0 percent, beginner, below average, with six actions of three sections", () => {
  const { percentage, level, benchmark, call, actions, sections } = results(answerAll(21, "no"));
  expect({ percentage, level, benchmark, call }).toEqual({
    percentage: 0,
    level: "beginner",
    benchmark: "Below Average",
    call: "strategy",
  });
  expect(actions.map(({ section }) => section)).toEqual([
    "one",
    "one",
    "two",
    "two",
    "three",
    "three",
  ]);
  expect(sections.flatMap(({ gaps }) => gaps)).toHaveLength(21);
});

test("all Partially of 4 points is half in every section", () => {
  const { score, maxScore, percentage, level, sections } = results(answerAll(21, "partially"));
  expect({ score, maxScore, percentage, level }).toMatchObject({
    score: 42,
    maxScore: 84,
    percentage: 50,
    level: "developing",
  });
  expect(sections.map((section) => [section.score, section.maxScore])).toEqual([
    [12, 24],
    [10, 20],
    [10, 20],
    [10, 20],
  ]);
});

test("the roadmap has six numbered months", () => {
  const { roadmap } = results(answerAll(21, "yes"));
  expect(roadmap.map((milestone) => milestone.month)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("the text file has score, sections, actions, months, services and the permalink", () => {
  const link = "https://studio.test/assessments/video-readiness/results/x";
  const text = resultsText("Audit", link, ["Software"], results(answerAll(21, "no")));
  for (const part of [
    "Score: 0% (0 of 84 points)",
    "Building Readiness: Strategy call, 30-45 minutes",
    "ONE: 0% (0 of 24 points)",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toContain("Priority High, effort Medium, 1-2 weeks. one, Setup.");
  expect(text).toContain("Confidence: 85% of it. The step itself takes: one afternoon.");
  expect(text.match(/^Month \d: Month$/gm)).toHaveLength(6);
  expect(text).toContain("DIY: typical investment $1");
  expect(text).toContain(link);
});
