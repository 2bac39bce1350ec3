import { assessmentContent, encodeAnswers } from "../../../app/features/assessment/answer-code.ts";
import type { Answer } from "../../../app/features/assessment/answers.ts";

/** The permalink of the results of these answers, in turn; `context` are facts about the business. */
export function resultsAddress(inTurn: Answer[], context: Record<string, string> = {}): string {
  const { questions } = assessmentContent.layout;
  const answers = Object.fromEntries(
    questions.map(({ id }, at) => [id, inTurn[at % inTurn.length] as Answer]),
  );
  return `/assessments/video-readiness/results/${encodeAnswers({ answers, context })}`;
}
