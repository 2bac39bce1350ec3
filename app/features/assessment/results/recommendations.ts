import type { AnswerSheet } from "~/features/assessment/answers/answers";
import { earned, isGap, type Question, type Section } from "./scoring";

export type Recommendation = Question["recommendations"][number];

/** The questions of a section that are gaps, most points lost first. */
export function gapsOf(
  { questions }: Pick<Section, "questions">,
  answers: AnswerSheet,
): Question[] {
  return mostLostFirst(questions, answers).filter((question) => isGap(question, answers));
}

/**
 * What to do about a section, the first step for every question before any second one. A section
 * can be low without a gap (Partially of 3 or 5 points); then every question short of Yes counts.
 */
export function recommendationsFor(
  section: Pick<Section, "questions">,
  answers: AnswerSheet,
): Recommendation[] {
  const gaps = gapsOf(section, answers);
  const short = mostLostFirst(section.questions, answers).filter(
    (question) => lost(question, answers) > 0,
  );
  const steps = (gaps.length > 0 ? gaps : short).map(({ recommendations }) => recommendations);
  return [...steps.map(([first]) => first), ...steps.flatMap(([, ...others]) => others)].filter(
    (step) => step !== undefined,
  );
}

function mostLostFirst(questions: readonly Question[], answers: AnswerSheet): Question[] {
  return questions.toSorted((a, b) => lost(b, answers) - lost(a, answers));
}

function lost(question: Question, answers: AnswerSheet): number {
  return question.points - earned(question, answers);
}
