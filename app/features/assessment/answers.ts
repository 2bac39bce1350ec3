import type { Assessment } from "~/content/schema/assessment";

/** In the order in which they are shown and counted in the answer code. */
export const ANSWERS = ["no", "partially", "yes"] as const;
export type Answer = (typeof ANSWERS)[number];

export type AnswerSheet = Readonly<Record<string, Answer>>;

/** Points by question id, as the visitor's browser stores them. */
export type Points = Readonly<Record<string, number>>;

/** The points of an answer: none, half of the question's points rounded up (3 of 5), or all. */
export function pointsFor(answer: Answer, points: number): number {
  if (answer === "no") return 0;
  return answer === "yes" ? points : Math.round(points / 2);
}

export function answerFor(earned: unknown, points: number): Answer | undefined {
  return ANSWERS.find((answer) => pointsFor(answer, points) === earned);
}

export function pointsOf(questions: readonly Weighted[], answers: AnswerSheet): Points {
  return Object.fromEntries(
    questions.flatMap(({ id, points }) => {
      const answer = answers[id];
      return answer ? [[id, pointsFor(answer, points)]] : [];
    }),
  );
}

/** Optional facts about the business, kept in the address; none of them is personal. */
export const CONTEXT_FIELDS = ["industry", "businessSize", "currentVideoUse"] as const;
export type ContextField = (typeof CONTEXT_FIELDS)[number];
export type BusinessContext = Readonly<Partial<Record<ContextField, string>>>;

export type Section = Assessment["sections"][number];
export type Question = Section["questions"][number];

export function readPostedAnswers(
  posted: FormData | URLSearchParams,
  questions: readonly Weighted[],
): AnswerSheet {
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const answer = ANSWERS.find((known) => known === posted.get(id));
      return answer ? [[id, answer]] : [];
    }),
  );
}

export function unansweredQuestions({ questions }: Section, answers: AnswerSheet): Question[] {
  return questions.filter(({ id }) => answers[id] === undefined);
}

export function firstIncompleteSection(sections: readonly Section[], answers: AnswerSheet) {
  return sections.find((section) => unansweredQuestions(section, answers).length > 0);
}

/** The industry benchmark in percent; only scores above it are above average. */
export const BENCHMARK = 65;

export type Level = "advanced" | "ready" | "developing" | "beginner";

export type Score = { score: number; maxScore: number; percentage: number };

/** The points of a section, and their share in whole percent; a missing answer counts as No. */
export function scoreSection({ questions }: Section, answers: AnswerSheet): Score {
  return scoreAll(
    questions.map((question) => ({ score: earned(question, answers), maxScore: question.points })),
  );
}

/** All points over all maximum points, rounded once: thresholds use this (docs/rules.md). */
export function scoreAll(scores: readonly Omit<Score, "percentage">[]): Score {
  const score = sum(scores.map((one) => one.score));
  const maxScore = sum(scores.map((one) => one.maxScore));
  return { score, maxScore, percentage: Math.round((score / maxScore) * 100) };
}

type Weighted = Pick<Question, "id" | "points">;

export function earned({ id, points }: Weighted, answers: AnswerSheet): number {
  return pointsFor(answers[id] ?? "no", points);
}

/** Strictly below 60 percent: Partially of 4 points (50), but neither of 3 (67) nor 5 (60). */
export function isGap(question: Weighted, answers: AnswerSheet): boolean {
  return earned(question, answers) * 10 < question.points * 6;
}

export function levelFor(percent: number): Level {
  if (percent >= 85) return "advanced";
  if (percent >= 70) return "ready";
  return percent >= 50 ? "developing" : "beginner";
}

export function isAboveAverage(percent: number): boolean {
  return percent > BENCHMARK;
}

export function callFor(percent: number): "discovery" | "strategy" {
  return percent >= 75 ? "discovery" : "strategy";
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
