import { assessmentCopy as copy } from "#content/assessment/copy";
import { assessment } from "#content/assessment/questions";
import type { Assessment, AssessmentCopy } from "#content/schema/assessment";
import { type AnswerLayout, answerLayout } from "./answer-code";

export type AssessmentContent = {
  assessment: Assessment;
  copy: AssessmentCopy;
  outline: AnswerLayout;
};

export const assessmentContent: AssessmentContent = {
  assessment,
  copy,
  outline: answerLayout(assessment, copy.context.fields),
};
