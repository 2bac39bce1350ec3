import { questions } from "#content/inquiry/questions";
import type { Analyses, Strategy, When } from "#content/schema/inquiry";
import type { Answers, ByAnswer } from "~/features/inquiry/answers/answers";
import {
  AREA_NAMES,
  areaScore,
  MAX_SCORE,
  overallScore,
  type Qualified,
  readinessLevel,
  SCORED_FIELDS,
  type ScoredField,
  scoreBand,
} from "./scoring";

/** The scored strategy of screen 6: everything on it follows from the studio's rules and the answers. */
export function assessStrategy(
  { rules, analyses }: { rules: Strategy; analyses: Analyses },
  answers: Answers & Qualified,
) {
  const overall = overallScore(answers);
  const level = readinessLevel(overall);
  return {
    overall,
    level,
    band: scoreBand(overall),
    verdict: rules.levels[level],
    areas: SCORED_FIELDS.map((field) => assessArea(field, answers, analyses)),
    insights: rules.insights
      .filter((insight) => fits(insight.when, answers))
      .map(({ when, ...insight }) => ({ ...insight, relevantToAnswers: relevantAnswers(when) })),
    recommendations: textsThatFit(rules.recommendations, answers),
    nextSteps: textsThatFit(rules.nextSteps, answers),
  };
}
export type StrategyResult = ReturnType<typeof assessStrategy>;

type AreaNotes = ByAnswer<ScoredField, { areaNote: string }>;

function assessArea<F extends ScoredField>(field: F, answers: Qualified, notes: AreaNotes) {
  const score = areaScore(field, answers);
  return {
    area: AREA_NAMES[field],
    score,
    maxScore: MAX_SCORE,
    band: scoreBand(score),
    insight: notes[field][answers[field]].areaNote,
  };
}

function textsThatFit(rules: { when: When; text: string }[], answers: Answers): string[] {
  return rules.filter((rule) => fits(rule.when, answers)).map((rule) => rule.text);
}

function fits(when: When, answers: Answers): boolean {
  return conditions(when).every(([field, values]) => values.includes(answers[field] ?? ""));
}

function relevantAnswers(when: When): string[] {
  return conditions(when).map(([field]) => questions[field].summaryLabel);
}

function conditions(when: When) {
  return Object.entries(when) as [keyof typeof questions, string[]][];
}
