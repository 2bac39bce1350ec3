import { scores } from "#content/inquiry/scores";
import type { Analyses } from "#content/schema/inquiry";
import * as words from "#content/words/inquiry-form";
import type { Answers, ByAnswer } from "~/features/inquiry/answers/answers";
import type { ScoreBand } from "~/ui/score";

/** The questions whose answers are scored are those whose answers are explained. */
export type ScoredField = keyof Analyses;

/** Points of each answer out of 100, by the field that AREA_NAMES names; the business type is not scored. */
export const SCORES: ByAnswer<ScoredField, number> = scores;

export const MAX_SCORE = 100;
export const SCORED_FIELDS = Object.keys(SCORES) as ScoredField[];

export const AREA_NAMES: Record<ScoredField, string> = {
  businessProfile: words.businessStage,
  videoUseCase: words.videoGoal,
  contentVolume: words.contentVolume,
  timeline: words.timeline,
};

export type Qualified = { [F in ScoredField]: NonNullable<Answers[F]> };

/** Whether every scored question has its answer; the short flow has none. */
export function isQualified<A extends Answers>(answers: A): answers is A & Qualified {
  return SCORED_FIELDS.every((field) => answers[field] !== undefined);
}

export type ReadinessLevel = "high" | "medium" | "low";

export function areaScore<F extends ScoredField>(field: F, answers: Qualified): number {
  return SCORES[field][answers[field]];
}

/** Sum of the areas over their maximums, halves rounded up. */
export function overallScore(answers: Qualified): number {
  const sum = SCORED_FIELDS.reduce((total, field) => total + areaScore(field, answers), 0);
  return Math.round((sum / (SCORED_FIELDS.length * MAX_SCORE)) * 100);
}

/** High from 80 percent, medium from 60, low below. */
export function readinessLevel(percent: number): ReadinessLevel {
  if (percent >= 80) return "high";
  return percent >= 60 ? "medium" : "low";
}

/** Green from 80, cyan from 60, orange from 40, red below. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 80) return "high";
  if (score >= 60) return "good";
  return score >= 40 ? "fair" : "low";
}
