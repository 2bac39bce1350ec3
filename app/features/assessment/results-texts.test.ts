import { expect, test } from "vitest";
import { sections } from "#content/assessment/questions.yaml";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { ANSWERS, type AnswerSheet, type Section, scoreSection } from "./answers";
import { priorityActions, recommendationsFor } from "./recommendations";
import { describeResults, type Results } from "./results.server";

/** One set of answers for every way in which the texts can differ: points, low sections, actions. */
const states = sections
  .map(sectionStates)
  .reduce<AnswerSheet[]>(
    (sheets, section) =>
      distinct(sheets.flatMap((sheet) => section.map((more) => ({ ...sheet, ...more })))),
    [{}],
  )
  .map((answers) => describeResults(answers));

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
  const begun = sections.filter(({ questions }) => (questions[0]?.id ?? "") in answers);
  const scored = begun.map((section) => ({
    ...section,
    ...scoreSection(section, answers),
    recommendations: recommendationsFor(section, answers),
  }));
  const points = scored.reduce((sum, { score }) => sum + score, 0);
  return [points, isEven({ sections: scored }), priorityActions(scored).length].join();
}

function isEven({ sections }: { sections: { percentage: number }[] }) {
  return sections.every(({ percentage }) => percentage >= 70);
}

function textOf({ levelTexts, callOffer, roadmap, actions, noGaps }: Results): string {
  const months = roadmap.flatMap(({ title, goals, metrics }) => [title, ...goals, ...metrics]);
  const instead = actions.length === 0 ? [noGaps] : [];
  return [levelTexts.headline, levelTexts.body, callOffer.body, ...months, ...instead].join("\n");
}

test("the cases cover every percentage, and both kinds of Ready and Advanced", () => {
  expect(new Set(states.map(({ percentage }) => percentage)).size).toBeGreaterThan(80);
  for (const level of ["ready", "advanced"])
    expect(new Set(states.filter((it) => it.level === level).map(isEven)).size).toBe(2);
});

test("every text is true of every score that it is shown with", () => {
  for (const state of states) {
    const { percentage, levelTexts, callOffer, actions } = state;
    const text = textOf(state);
    expect(actions.length === 0, text).toBe(isEven(state));
    if (isEven(state)) expect(text).not.toMatch(/(your|the) list|worst|weakest/i);
    if (/Every section is at 70/.test(levelTexts.body)) expect(isEven(state), text).toBe(true);
    if (/below 70 percent/.test(levelTexts.body)) expect(isEven(state), text).toBe(false);
    const isBetween = percentage >= 70 && percentage <= 74;
    expect(callOffer.body.includes(assessmentTexts.readyBelowHigh)).toBe(isBetween);
    for (const [, goal] of text.matchAll(/score of (\d+) or more/g))
      expect(Number(goal)).toBeGreaterThan(percentage);
    expect(levelTexts.headline === assessmentTexts.exceptions.perfect.headline).toBe(
      percentage === 100,
    );
    if (percentage === 100) expect(state.noGaps).toBe(assessmentTexts.noGapsAtAll);
  }
});

test("no step of the first weeks takes a month", () => {
  const steps = sections.flatMap(({ questions }) =>
    questions.flatMap(({ recommendations }) => recommendations),
  );
  expect(steps.filter(({ timeline }) => /month|quarter/i.test(timeline))).toEqual([]);
});
