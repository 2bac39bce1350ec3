import { BUDGETS } from "#content/inquiry/budgets";
import { inquiry } from "#content/inquiry/copy";
import { questions } from "#content/inquiry/questions";
import { offers } from "#content/offers";
import * as words from "#content/words/inquiry-form";
import type { Answers } from "./answers";

const QUESTION_FIELDS = Object.keys(questions) as (keyof typeof questions)[];

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

export function chosenBudget(chosen: string) {
  return BUDGETS.find(({ value }) => value === chosen);
}

export function chosenService({ serviceType }: Answers) {
  return inquiry.services.find(({ value }) => value === serviceType);
}

export function chosenCategory({ serviceCategory }: Answers) {
  return inquiry.categories.find(({ value }) => value === serviceCategory);
}

export function chosenBundle({ bundle }: Answers) {
  return offers.bundles.find(({ slug }) => slug === bundle);
}

/** Each qualification question with the option that was chosen; undefined where it was not asked. */
export function qualifications(answers: Answers) {
  return QUESTION_FIELDS.map((field) => {
    const { options, ...question } = questions[field];
    return { field, question, option: options.find(({ value }) => value === answers[field]) };
  });
}
