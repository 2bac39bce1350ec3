import type { Assessment } from "#content/schema/assessment";
import type { AnswerSheet } from "./answers";

export const ASSESSMENT_PATH = "/assessments/video-readiness";

export function sectionPath(section: string, code?: string): string {
  return `${ASSESSMENT_PATH}/${section}${code ? `?a=${code}` : ""}`;
}

export function resultsPath(code: string): string {
  return `${ASSESSMENT_PATH}/results/${code}`;
}

export function bookPath(code: string): string {
  return `${resultsPath(code)}/book`;
}

export type Section = Assessment["sections"][number];
export type Question = Section["questions"][number];

export function unansweredQuestions({ questions }: Section, answers: AnswerSheet): Question[] {
  return questions.filter(({ id }) => answers[id] === undefined);
}

/** The first section with an unanswered question; undefined when all are answered. */
export function firstOpenSection(
  { sections }: Assessment,
  answers: AnswerSheet,
): Section | undefined {
  return sections.find((section) => unansweredQuestions(section, answers).length > 0);
}
