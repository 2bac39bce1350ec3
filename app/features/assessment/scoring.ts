import { type AnswerSheet, pointsFor, type Question, type Section } from "./answers";

/** The industry benchmark in percent; only scores above it are above average. */
export const BENCHMARK = 65;

export type Level = "advanced" | "ready" | "developing" | "beginner";

export type Score = { score: number; maxScore: number; percentage: number };

/** The points of a section, and their share in whole percent; a missing answer counts as No. */
export function scoreSection({ questions }: Section, answers: AnswerSheet): Score {
  const score = sum(questions.map((question) => earned(question, answers)));
  return withPercentage(score, sum(questions.map(({ points }) => points)));
}

/** All points over all maximum points, rounded once: every threshold uses this integer (docs/rules.md). */
export function scoreAll(scores: readonly Score[]): Score {
  return withPercentage(
    sum(scores.map(({ score }) => score)),
    sum(scores.map(({ maxScore }) => maxScore)),
  );
}

type Weighted = Pick<Question, "id" | "points">;

export function earned({ id, points }: Weighted, answers: AnswerSheet): number {
  return pointsFor(answers[id] ?? "no", points);
}

/** A gap is strictly below 60 percent: Partially of 4 points (50), but neither of 3 (67) nor of 5 (60). */
export function isGap(question: Weighted, answers: AnswerSheet): boolean {
  return earned(question, answers) * 10 < question.points * 6;
}

/** Advanced from 85 percent, ready from 70, developing from 50, beginner below. */
export function levelFor(percent: number): Level {
  if (percent >= 85) return "advanced";
  if (percent >= 70) return "ready";
  return percent >= 50 ? "developing" : "beginner";
}

export function isAboveAverage(percent: number): boolean {
  return percent > BENCHMARK;
}

/** A discovery call from 75 percent, a strategy call below. */
export function callFor(percent: number): "discovery" | "strategy" {
  return percent >= 75 ? "discovery" : "strategy";
}

function withPercentage(score: number, maxScore: number): Score {
  return { score, maxScore, percentage: Math.round((score / maxScore) * 100) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
