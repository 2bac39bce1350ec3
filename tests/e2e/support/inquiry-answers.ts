import { randomUUID } from "node:crypto";
import { questions } from "../../../content/inquiry/questions.ts";

export type Answers = Record<string, string>;
export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  budget: string;
  challenge: string;
};

/** One answer to each of the five questions. */
export const qualified: Answers = {
  businessProfile: "growing",
  businessType: "saas",
  videoUseCase: "authority",
  contentVolume: "3-4",
  timeline: "3-6-months",
};

/** Every answer up to the details form. */
export const chosen: Answers = {
  ...qualified,
  serviceType: "coaching",
  serviceCategory: "coaching",
};

/** A visitor with an e-mail address that no other test uses. */
export function newPerson(changes: Partial<Person> = {}): Person {
  return {
    firstName: "Ada",
    lastName: "Quill",
    email: `ada.${randomUUID().slice(0, 12)}@visitor.test`,
    phone: "+1 425 555 0117",
    company: "Quill & Daughters",
    budget: "10k-25k",
    challenge: "Our launch film explains the product, and nobody watches it to the end.",
    ...changes,
  };
}

export function stepUrl(step: string, answers: Answers = {}): string {
  return `/inquiry/${step}?${new URLSearchParams(answers)}`;
}

export function wordsOf(field: keyof typeof questions, value: string | undefined): string {
  const option = questions[field].options.find((known) => known.value === value);
  if (!option) throw new Error(`${field} has no answer "${value}"`);
  return option.label;
}
