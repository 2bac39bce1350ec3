import { createAnswerLayout, encodeAnswers } from "../../../app/features/assessment/answer-code.ts";
import type { Answer } from "../../../app/features/assessment/answers.ts";
import { assessmentCopy } from "../../../content/assessment/copy.ts";
import { assessment } from "../../../content/assessment/questions.ts";

/** The permalink of the results of these answers, in turn; `context` are facts about the business. */
export function resultsAddress(inTurn: Answer[], context: Record<string, string> = {}): string {
  const layout = createAnswerLayout(assessment, assessmentCopy.context.fields);
  const answers = Object.fromEntries(
    layout.questions.map(({ id }, at) => [id, inTurn[at % inTurn.length] as Answer]),
  );
  return `/assessments/video-readiness/results/${encodeAnswers(layout, { answers, context })}`;
}
