import type { Assessment } from "#content/schema/assessment";

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

/** The answer that earns these points; undefined for a number that no answer earns. */
export function answerFor(earned: unknown, points: number): Answer | undefined {
  return ANSWERS.find((answer) => pointsFor(answer, points) === earned);
}

export function pointsOf(
  questions: readonly { id: string; points: number }[],
  answers: AnswerSheet,
): Points {
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

export function unansweredQuestions({ questions }: Section, answers: AnswerSheet): Question[] {
  return questions.filter(({ id }) => answers[id] === undefined);
}

export function firstOpenSection(
  { sections }: Assessment,
  answers: AnswerSheet,
): Section | undefined {
  return sections.find((section) => unansweredQuestions(section, answers).length > 0);
}
