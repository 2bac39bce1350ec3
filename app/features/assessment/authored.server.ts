import copyAsset from "#content/assessment/copy?deferred";
import questionsAsset from "#content/assessment/questions?deferred";
import type { Assessment, AssessmentCopy } from "#content/schema/assessment";
import { readContent } from "~/deferred-content.server";
import type { Platform } from "~/env.server";
import { type Outline, outlineOf } from "~/features/assessment/answers/outline";

export type Authored = { assessment: Assessment; copy: AssessmentCopy; outline: Outline };

export async function readAuthored(platform: Platform): Promise<Authored> {
  const [{ assessment }, { assessmentCopy }] = await Promise.all([
    readContent<{ assessment: Assessment }>(platform, questionsAsset),
    readContent<{ assessmentCopy: AssessmentCopy }>(platform, copyAsset),
  ]);
  const outline = outlineOf(assessment, assessmentCopy.context.fields);
  return { assessment, copy: assessmentCopy, outline };
}
