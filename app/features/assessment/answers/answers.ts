/** The three answers to every question, in the order they are shown and counted in the answer code. */
export const ANSWERS = ["no", "partially", "yes"] as const;
export type Answer = (typeof ANSWERS)[number];

/** Answers by question id; questions without an answer are missing. */
export type AnswerSheet = Readonly<Record<string, Answer>>;

/** Points by question id, as the visitor's own browser keeps them. */
export type Points = Readonly<Record<string, number>>;

/** What an answer earns of a question's points: nothing, half rounded up (3 of 5), all. */
export function pointsFor(answer: Answer, points: number): number {
  if (answer === "no") return 0;
  return answer === "yes" ? points : Math.round(points / 2);
}

/** The answer that earned so many points; undefined for a number that no answer earns. */
export function answerFor(earned: unknown, points: number): Answer | undefined {
  return ANSWERS.find((answer) => pointsFor(answer, points) === earned);
}
