import { inOrder as questions } from "#content/inquiry/questions.yaml";
import { review } from "#content/inquiry/screens.yaml";
import { services as inquiry } from "#content/inquiry/services.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { request } from "#content/request.yaml";
import { inbox } from "#content/studio/inbox.yaml";
import { receipt } from "#content/thank-you.yaml";
import { requestSubjects } from "~/content/request-subjects";
import { kindOf } from "~/forms/field";
import { formOf } from "~/forms/forms";
import { rulesOf } from "./kinds";

type SubmittedField = {
  label: string;
  inbox?: string;
  options?: readonly { value: string; label: string }[];
};

const sameLabel = (value: string) => ({ value, label: value });

/** What is stored with a lead beside the fields of its form. */
const OTHERS = new Map<string, SubmittedField>([
  ...questions.map(
    ({ id, summaryLabel, reviewLabel, inboxLabel, options }) =>
      [id, { label: reviewLabel ?? summaryLabel, inbox: inboxLabel, options }] as const,
  ),
  ...Object.entries({
    serviceType: { label: review.service, options: inquiry.services },
    serviceCategory: { label: review.category, options: inquiry.categories },
    bundle: {
      label: review.bundle,
      options: offers.bundles.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    service: {
      label: receipt.serviceLabel,
      options: leadForm.services.map(({ service }) => sameLabel(service)),
    },
    about: {
      label: request.aboutLabel,
      options: [requestSubjects.book, requestSubjects.buy].flatMap((subjects) =>
        Object.values(subjects).map(({ payloadLabel }) => sameLabel(payloadLabel)),
      ),
    },
    results: { label: receipt.resultsLabel },
  }),
]);
const INBOX_LABELS = new Map(Object.entries(inbox.fields));

/** A field of a stored lead; undefined for one that neither its form nor the site has any more. */
export function findField(storedKind: string | null, name: string): SubmittedField | undefined {
  return findOwnField(storedKind, name) ?? OTHERS.get(name);
}

function findOwnField(storedKind: string | null, name: string) {
  const kind = storedKind && rulesOf(storedKind)?.name;
  return kind ? formOf(kind)?.find((field) => field.name === name) : undefined;
}

/** The label of what the visitor chose; undefined for what was typed. */
export function choiceLabel(storedKind: string | null, name: string, value: string) {
  const { options } = findField(storedKind, name) ?? {};
  return options?.find((option) => option.value === value)?.label;
}

/** "First name" for `firstName`, "Utm source" for `utm_source`, unless content has a name. */
export function inboxLabel(storedKind: string, name: string): string {
  const field = findOwnField(storedKind, name);
  const words = name
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  const fallback = words.charAt(0).toUpperCase() + words.slice(1);
  return (
    field?.inbox ?? field?.label ?? INBOX_LABELS.get(name) ?? OTHERS.get(name)?.inbox ?? fallback
  );
}

/** What the visitor wrote in own words, apart from the other fields. */
export function splitFields<Value>(storedKind: string, fields: Record<string, Value>) {
  const entries = Object.entries(fields);
  const isFreeText = ([name]: [string, Value]) => {
    const field = findOwnField(storedKind, name);
    return field !== undefined && kindOf(field) === "lines";
  };
  return {
    texts: entries.filter((entry) => isFreeText(entry) && entry[1] !== ""),
    others: entries.filter((entry) => !isFreeText(entry)),
  };
}
