import { assessmentCopy as copy } from "#content/assessment/copy";
import { assessment } from "#content/assessment/questions";
import type { Assessment, AssessmentCopy } from "#content/schema/assessment";
import { type AnswerLayout, createAnswerLayout } from "./answer-code";

export type AssessmentContent = {
  assessment: Assessment;
  copy: AssessmentCopy;
  layout: AnswerLayout;
};

export const assessmentContent: AssessmentContent = {
  assessment,
  copy,
  layout: createAnswerLayout(assessment, copy.context.fields),
};
