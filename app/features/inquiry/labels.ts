import { BUDGETS } from "#content/inquiry/budgets";
import { questions } from "#content/inquiry/questions";
import { screens } from "#content/inquiry/screens";
import { inquiry } from "#content/inquiry/services";
import { offers } from "#content/offers";
import type { Answers } from "./answers";
import { FIELD_OF_STEP, QUALIFICATION_STEPS } from "./steps";

export function bookingLabel(serviceType: string | undefined): string {
  const labels = new Map(Object.entries(screens.bookingButton));
  return labels.get(serviceType ?? "") ?? screens.bookingButton.other;
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

export function qualifications(answers: Answers) {
  return QUALIFICATION_STEPS.map((step) => {
    const field = FIELD_OF_STEP[step];
    const { options, ...question } = questions[field];
    return { field, question, option: options.find(({ value }) => value === answers[field]) };
  });
}
