import { expect, test } from "vitest";
import { assessmentCopy as copy } from "#content/assessment/copy";
import { assessment as content } from "#content/assessment/questions";
import type { Assessment } from "#content/schema/assessment";
import { ANSWERS, type AnswerSheet, type Section } from "./answers";
import { priorityActions, recommendationsFor } from "./recommendations";
import { describeResults, type Results } from "./results.server";
import { scoreSection } from "./scoring";

const assessment: Assessment = content;

/** One set of answers for every way in which the texts can differ: points, low sections, actions. */
const states = assessment.sections
  .map(sectionStates)
  .reduce<AnswerSheet[]>(
    (sheets, section) =>
      distinct(sheets.flatMap((sheet) => section.map((more) => ({ ...sheet, ...more })))),
    [{}],
  )
  .map((answers) => describeResults(assessment, copy, answers));

function sectionStates(section: Section): AnswerSheet[] {
  const every = section.questions.reduce<AnswerSheet[]>(
    (sheets, { id }) => sheets.flatMap((sheet) => ANSWERS.map((it) => ({ ...sheet, [id]: it }))),
    [{}],
  );
  return distinct(every);
}

function distinct(sheets: AnswerSheet[]): AnswerSheet[] {
  return [...new Map(sheets.map((sheet) => [keyOf(sheet), sheet])).values()];
}

function keyOf(answers: AnswerSheet): string {
  const begun = assessment.sections.filter(({ questions }) => (questions[0]?.id ?? "") in answers);
  const scored = begun.map((section) => ({
    ...section,
    ...scoreSection(section, answers),
    recommendations: recommendationsFor(section, answers),
  }));
  const points = scored.reduce((sum, { score }) => sum + score, 0);
  const hasNoLowSection = scored.every(({ percentage }) => percentage >= 70);
  return [points, hasNoLowSection, priorityActions(scored).length].join();
}

const hasNoLowSection = ({ sections }: Results) =>
  sections.every(({ percentage }) => percentage >= 70);
const at = (percentage: number) => states.filter((it) => it.percentage === percentage);

function textOf({ levelCopy, routing, roadmap, actions, noGaps }: Results): string {
  const months = roadmap.flatMap(({ title, goals, metrics }) => [title, ...goals, ...metrics]);
  const instead = actions.length === 0 ? [noGaps] : [];
  return [levelCopy.headline, levelCopy.body, routing.body, ...months, ...instead].join("\n");
}

test("the cases cover every percentage, and both kinds of Ready and Advanced", () => {
  expect(new Set(states.map(({ percentage }) => percentage)).size).toBeGreaterThan(80);
  expect(new Set(states.filter(({ level }) => level === "ready").map(hasNoLowSection)).size).toBe(
    2,
  );
  expect(
    new Set(states.filter(({ level }) => level === "advanced").map(hasNoLowSection)).size,
  ).toBe(2);
});

test("no text refers to the action list when it is empty", () => {
  for (const state of states) {
    expect(state.actions.length === 0, textOf(state)).toBe(hasNoLowSection(state));
    if (hasNoLowSection(state)) expect(textOf(state)).not.toMatch(/(your|the) list|worst|weakest/i);
  }
});

test("texts about sections below or above 70 percent are true", () => {
  for (const state of states) {
    const { headline, body } = state.levelCopy;
    if (/Every section is at 70/.test(body)) expect(hasNoLowSection(state), headline).toBe(true);
    if (/below 70 percent/.test(body)) expect(hasNoLowSection(state), headline).toBe(false);
  }
});

test("Ready and still Building Readiness is explained at 70-74 percent, and nowhere else", () => {
  for (const state of states) {
    const isBetween = state.percentage >= 70 && state.percentage <= 74;
    expect(state.routing.body.includes(copy.readyBelowHigh)).toBe(isBetween);
  }
});

test("100 percent has texts of its own", () => {
  expect(at(100).length).toBeGreaterThan(0);
  for (const state of at(100)) {
    expect(state.levelCopy).toMatchObject(copy.exceptions.perfect);
    expect(state.noGaps).toBe(copy.noGapsAtAll);
  }
  for (const state of at(99)) expect(state.levelCopy.headline).toBe(copy.levels.advanced.headline);
});

test("a target score is above the score", () => {
  for (const state of states) {
    for (const [, goal] of textOf(state).matchAll(/score of (\d+) or more/g)) {
      expect(Number(goal)).toBeGreaterThan(state.percentage);
    }
  }
});

test("no step of the first weeks takes a month", () => {
  const steps = assessment.sections.flatMap(({ questions }) =>
    questions.flatMap(({ recommendations }) => recommendations),
  );
  expect(steps.filter(({ timeline }) => /month|quarter/i.test(timeline))).toEqual([]);
});
