import { questions } from "#content/inquiry/questions.yaml";
import { strategy as texts } from "#content/inquiry/screens.yaml";
import { strategy } from "#content/inquiry/strategy.yaml";
import type { Questions, When } from "~/content/schema/inquiry";
import type { ScoreBand } from "~/ui/meter";
import type { Answers } from "./answers";

export const SCORED_FIELDS = [
  "businessProfile",
  "videoUseCase",
  "contentVolume",
  "timeline",
] as const satisfies (keyof Questions)[];
type ScoredField = (typeof SCORED_FIELDS)[number];

export type Analysis = Questions[ScoredField]["options"][number]["analysis"];
export type Qualified = { [F in ScoredField]: NonNullable<Answers[F]> };

const MAX_SCORE = 100;

export function isQualified<A extends Answers>(answers: A): answers is A & Qualified {
  return SCORED_FIELDS.every((field) => answers[field] !== undefined);
}

export function assessStrategy(answers: Answers & Qualified) {
  const overall = overallScore(answers);
  const level = readinessLevel(overall);
  return {
    overall,
    level,
    band: scoreBand(overall),
    // Loader data: pages opened before the last deploy still read these keys.
    verdict: strategy.levels[level],
    areas: SCORED_FIELDS.map((field) => assessArea(field, answers)),
    insights: strategy.insights
      .filter(({ when }) => applies(when, answers))
      .map(({ when, ...insight }) => ({ ...insight, relevantToAnswers: relevantAnswers(when) })),
    recommendations: applicableTexts(strategy.recommendations, answers),
    nextSteps: applicableTexts(strategy.nextSteps, answers),
  };
}
export type StrategyResult = ReturnType<typeof assessStrategy>;

export function overallScore(answers: Qualified): number {
  const sum = SCORED_FIELDS.reduce((total, field) => total + areaScore(field, answers), 0);
  return Math.round((sum / (SCORED_FIELDS.length * MAX_SCORE)) * 100);
}

function areaScore(field: ScoredField, answers: Qualified): number {
  return chosenOption(field, answers).score;
}

function chosenOption(field: ScoredField, answers: Qualified) {
  const option = questions[field].options.find(({ value }) => value === answers[field]);
  // Answers that no option has are refused where they are read.
  if (!option) throw new Error(`${field} has no option ${answers[field]}`);
  return option;
}

export function readinessLevel(percent: number): "high" | "medium" | "low" {
  if (percent >= 80) return "high";
  return percent >= 60 ? "medium" : "low";
}

export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return "high";
  if (score >= 60) return "good";
  return score >= 40 ? "fair" : "low";
}

function assessArea(field: ScoredField, answers: Qualified) {
  const { score, analysis } = chosenOption(field, answers);
  const { areaNote, advice, points } = analysis;
  return {
    area: texts.areas[field],
    score,
    maxScore: MAX_SCORE,
    band: scoreBand(score),
    insight: areaNote,
    advice,
    points,
  };
}

function applicableTexts(rules: { when: When; text: string }[], answers: Answers): string[] {
  return rules.filter(({ when }) => applies(when, answers)).map(({ text }) => text);
}

function applies(when: When, answers: Answers): boolean {
  return conditions(when).every(([field, values]) => values.includes(answers[field] ?? ""));
}

function relevantAnswers(when: When): string[] {
  return conditions(when).map(([field]) => questions[field].summaryLabel);
}

// Object.entries has string keys for TypeScript; the content schema allows only these fields.
function conditions(when: When) {
  return Object.entries(when) as [keyof typeof questions, string[]][];
}
