import { assessmentCopy as copy } from "#content/assessment/copy";
import { assessment } from "#content/assessment/questions";
import type { Assessment, AssessmentCopy } from "#content/schema/assessment";
import { type Outline, outlineOf } from "./answer-code";

export type AssessmentContent = {
  assessment: Assessment;
  copy: AssessmentCopy;
  outline: Outline;
};

export const assessmentContent: AssessmentContent = {
  assessment,
  copy,
  outline: outlineOf(assessment, copy.context.fields),
};
