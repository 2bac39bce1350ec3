import { BUDGETS } from "#content/inquiry/budgets";
import { inquiry } from "#content/inquiry/copy";
import { questions } from "#content/inquiry/questions";
import { offers } from "#content/offers";
import * as words from "#content/words/inquiry-form";
import type { Answers } from "./answers";

const QUESTION_FIELDS = Object.keys(questions) as (keyof typeof questions)[];

export const NOT_PROVIDED = words.notProvided;

const BOOKING_LABELS = new Map([
  ["consultation", words.bookStrategyCall],
  ["diy", words.getInstantAccess],
  ["coaching", words.applyForCoaching],
  ["monthly", words.bookDiscoveryCall],
  ["bundle", words.bookStrategyCall],
]);

/** By service type; "Book & Pay Now" where there is none, as after tampering. */
export function bookingLabel(serviceType: string | undefined): string {
  return BOOKING_LABELS.get(serviceType ?? "") ?? words.bookPayNow;
}

export function budgetLabel(value: string): string {
  return BUDGETS.find((budget) => budget.value === value)?.label ?? NOT_PROVIDED;
}

export function serviceLabel({ serviceType }: Answers): string {
  return inquiry.services.find(({ value }) => value === serviceType)?.label ?? NOT_PROVIDED;
}

export function categoryLabel({ serviceCategory }: Answers): string {
  return inquiry.categories.find(({ value }) => value === serviceCategory)?.label ?? NOT_PROVIDED;
}

export function bundleName({ bundle }: Answers): string | undefined {
  return offers.bundles.find(({ slug }) => slug === bundle)?.name;
}

/** Each qualification question with the label of its answer, "Not provided" where there is none. */
export function qualificationLabels(
  answers: Answers,
): { field: string; name: string; label: string }[] {
  return QUESTION_FIELDS.map((field) => {
    const { summaryLabel, options } = questions[field];
    const label = options.find(({ value }) => value === answers[field])?.label ?? NOT_PROVIDED;
    return { field, name: summaryLabel, label };
  });
}
