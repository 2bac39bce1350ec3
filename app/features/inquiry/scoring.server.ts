import { strategy } from "#content/inquiry/strategy.yaml";
import type { When } from "~/content/schema/inquiry";
import type { ScoreBand } from "~/ui/meter";
import type { Answers } from "./answers";
import { chosenOption, questions, scoredQuestions } from "./questions.server";

const MAX_SCORE = 100;

/** Throws without an answer to every scored question: the steps are opened in their order. */
export function assessStrategy(answers: Answers) {
  const overall = overallScore(answers);
  const level = readinessLevel(overall);
  return {
    overall,
    level,
    band: scoreBand(overall),
    // Loader data: pages opened before the last deploy still read these keys.
    verdict: strategy.levels[level],
    areas: scoredQuestions.map((question) => assessArea(question, answers)),
    insights: strategy.insights
      .filter(({ when }) => applies(when, answers))
      .map(({ when, ...insight }) => ({ ...insight, relevantToAnswers: relevantAnswers(when) }))
      // What fits several answers says more than what fits one.
      .toSorted((a, b) => b.relevantToAnswers.length - a.relevantToAnswers.length),
    recommendations: applicableTexts(strategy.recommendations, answers),
    nextSteps: applicableTexts(strategy.nextSteps, answers),
  };
}
export type StrategyResult = ReturnType<typeof assessStrategy>;

/** The mean of the scores, rounded once (docs/rules.md). */
export function overallScore(answers: Answers): number {
  const scores = scoredQuestions.map((question) => scoredAnswer(question, answers).score);
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

type ScoredQuestion = (typeof scoredQuestions)[number];

function scoredAnswer(question: ScoredQuestion, answers: Answers) {
  const option = chosenOption(question, answers);
  if (!option) throw new Error(`${question.id} has no option ${answers[question.id]}`);
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

function assessArea(question: ScoredQuestion, answers: Answers) {
  const { score, analysis } = scoredAnswer(question, answers);
  return {
    area: question.areaLabel,
    score,
    maxScore: MAX_SCORE,
    band: scoreBand(score),
    insight: analysis?.areaNote,
    advice: analysis?.advice,
    points: analysis?.points ?? [],
  };
}

function applicableTexts(rules: { when: When; text: string }[], answers: Answers): string[] {
  return rules.filter(({ when }) => applies(when, answers)).map(({ text }) => text);
}

function applies(when: When, answers: Answers): boolean {
  return Object.entries(when).every(([id, values]) =>
    values.some((value) => value === answers[id]),
  );
}

function relevantAnswers(when: When): string[] {
  return Object.keys(when).flatMap((id) =>
    questions.filter((question) => question.id === id).map(({ summaryLabel }) => summaryLabel),
  );
}
