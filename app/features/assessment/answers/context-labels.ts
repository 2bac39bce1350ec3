import type { AssessmentCopy } from "#content/schema/assessment";
import { type BusinessContext, CONTEXT_FIELDS } from "./outline";

/** What the visitor said about the business, in the words they chose; empty when they skipped it. */
export function contextLabels(
  { context: { fields } }: Pick<AssessmentCopy, "context">,
  context: BusinessContext,
): string[] {
  return CONTEXT_FIELDS.flatMap((field) => {
    const choice = fields[field].choices.find(({ value }) => value === context[field]);
    return choice ? [choice.label] : [];
  });
}
