import { countSteps } from "~/analytics/funnel/count.server";
import { readAnswers } from "./answers";
import { FIELD_OF_STEP, findStep, isChoiceStep } from "./steps";

/** Counts the steps of the inquiry that visitors open and answer. */
export const countInquirySteps = countSteps(
  ({ pathname, searchParams }) => {
    const step = findStep(pathname);
    return step ? { flow: inquiryFlow(searchParams), step } : null;
  },
  (step, { searchParams }) =>
    isChoiceStep(step) ? readAnswers(searchParams)?.[FIELD_OF_STEP[step]] : undefined,
);

export function inquiryFlow(search: URLSearchParams): "inquiry" | "inquiry-short" {
  return search.get("flow") === "short" ? "inquiry-short" : "inquiry";
}
