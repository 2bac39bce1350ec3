import { assessmentCopy as copy } from "#content/assessment/copy";
import { assessment } from "#content/assessment/questions";
import type { Assessment, AssessmentCopy } from "#content/schema/assessment";
import { type Outline, outlineOf } from "~/features/assessment/answers/outline";

export type Authored = { assessment: Assessment; copy: AssessmentCopy; outline: Outline };

export const authored: Authored = {
  assessment,
  copy,
  outline: outlineOf(assessment, copy.context.fields),
};
