import { analyses } from "#content/inquiry/analyses";
import { questions } from "#content/inquiry/questions";
import { scores } from "#content/inquiry/scores";
import { screens } from "#content/inquiry/screens";
import { strategy } from "#content/inquiry/strategy";
import type { Analyses, Strategy, When } from "~/content/schema/inquiry";
import type { ScoreBand } from "~/ui/meter";
import type { Answers } from "./answers";

export const SCORED_FIELDS = [
  "businessProfile",
  "videoUseCase",
  "contentVolume",
  "timeline",
] as const satisfies (keyof Analyses)[];
type ScoredField = (typeof SCORED_FIELDS)[number];

export type Qualified = { [F in ScoredField]: NonNullable<Answers[F]> };
type ByAnswer<Value> = { [F in ScoredField]: Record<Qualified[F], Value> };

export const SCORES: ByAnswer<number> = scores;
const MAX_SCORE = 100;

const ANALYSES: ByAnswer<Analyses["timeline"]["planning"]> = analyses;
const RULES: Strategy = strategy;

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
    verdict: RULES.levels[level],
    areas: SCORED_FIELDS.map((field) => assessArea(field, answers)),
    insights: RULES.insights
      .filter(({ when }) => applies(when, answers))
      .map(({ when, ...insight }) => ({ ...insight, relevantToAnswers: relevantAnswers(when) })),
    recommendations: applicableTexts(RULES.recommendations, answers),
    nextSteps: applicableTexts(RULES.nextSteps, answers),
  };
}
export type StrategyResult = ReturnType<typeof assessStrategy>;

export function overallScore(answers: Qualified): number {
  const sum = SCORED_FIELDS.reduce((total, field) => total + areaScore(field, answers), 0);
  return Math.round((sum / (SCORED_FIELDS.length * MAX_SCORE)) * 100);
}

function areaScore<F extends ScoredField>(field: F, answers: Qualified): number {
  return SCORES[field][answers[field]];
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

function assessArea<F extends ScoredField>(field: F, answers: Qualified) {
  const score = areaScore(field, answers);
  const { areaNote, advice, points } = ANALYSES[field][answers[field]];
  return {
    area: screens.strategy.areas[field],
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
