import type { AssessmentCopy } from "#content/schema/assessment";
import { type BusinessContext, CONTEXT_FIELDS } from "./outline";

export function contextLabels(
  { context: { fields } }: Pick<AssessmentCopy, "context">,
  context: BusinessContext,
): string[] {
  return CONTEXT_FIELDS.flatMap((field) => {
    const choice = fields[field].choices.find(({ value }) => value === context[field]);
    return choice ? [choice.label] : [];
  });
}
