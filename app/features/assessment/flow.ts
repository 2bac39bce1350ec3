import type { Assessment } from "#content/schema/assessment";
import { type AnswerSheet, type Points, pointsFor } from "~/features/assessment/answers/answers";
import type { Outline } from "~/features/assessment/answers/outline";
import type { Section } from "~/features/assessment/results/scoring";

export function unanswered({ questions }: Pick<Section, "questions">, answers: AnswerSheet) {
  return questions.filter(({ id }) => answers[id] === undefined);
}

/** The first section with a question open; undefined when all are answered. */
export function firstOpenSection({ sections }: Assessment, answers: AnswerSheet) {
  return sections.find((section) => unanswered(section, answers).length > 0);
}

export function pointsOf({ questions }: Outline, answers: AnswerSheet): Points {
  const earned = questions.flatMap(({ id, points }) => {
    const answer = answers[id];
    return answer ? [[id, pointsFor(answer, points)] as const] : [];
  });
  return Object.fromEntries(earned);
}
