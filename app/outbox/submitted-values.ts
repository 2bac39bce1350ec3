import { inOrder as questions } from "#content/inquiry/questions.yaml";
import { budgets } from "#content/inquiry/screens.yaml";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { inbox } from "#content/studio/inbox.yaml";
import { requestSubjects } from "~/content/request-subjects";

const sameLabel = (value: string) => ({ value, label: value });
const asChoices = (options: readonly { crmValue: string; label: string }[]) =>
  options.map(({ crmValue, label }) => ({ value: crmValue, label }));

const questionOptions = Object.fromEntries(questions.map(({ id, options }) => [id, options]));
const questionLabels = new Map(questions.map(({ id, inboxLabel }) => [id, inboxLabel]));

const CHOICES: Record<string, readonly { value: string; label: string }[]> = {
  ...questionOptions,
  timeline: [...(questionOptions.timeline ?? []), ...asChoices(leadForm.timelines)],
  serviceType: inquiry.services,
  serviceCategory: inquiry.categories,
  bundle: offers.bundles.map(({ slug, name }) => ({ value: slug, label: name })),
  budget: [...budgets, ...asChoices(leadForm.budgets)],
  projectType: asChoices(leadForm.projectTypes),
  service: leadForm.services.map(({ service }) => sameLabel(service)),
  about: [requestSubjects.book, requestSubjects.buy].flatMap((subjects) =>
    Object.values(subjects).map(({ payloadLabel }) => sameLabel(payloadLabel)),
  ),
};

/** The label of what the visitor chose; undefined for what was typed. */
export function choiceLabel(key: string, value: string): string | undefined {
  return CHOICES[key]?.find((choice) => choice.value === value)?.label;
}

export function readableValue(key: string, value: string): string {
  return choiceLabel(key, value) ?? value;
}

/** "First name" for `firstName`, "Utm source" for `utm_source`, unless content has a name. */
export function fieldLabel(key: string): string {
  const words = key
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return (
    inbox.fields[key] ?? questionLabels.get(key) ?? words.charAt(0).toUpperCase() + words.slice(1)
  );
}

const FREE_TEXTS = ["challenge", "description", "message"];

/** What the visitor wrote in own words, apart from the other fields. */
export function splitFields<Value>(fields: Record<string, Value>) {
  const entries = Object.entries(fields);
  const isFreeText = ([key]: [string, Value]) => FREE_TEXTS.includes(key);
  return {
    texts: entries.filter((entry) => isFreeText(entry) && entry[1] !== ""),
    others: entries.filter((entry) => !isFreeText(entry)),
  };
}
