import { inbox } from "#content/studio/inbox.yaml";
import { formatLanguage } from "~/content/format";
import { nameInWords } from "~/content/name-in-words";
import { requestSubjects } from "~/content/request-subjects";
import { kindOf } from "~/forms/field";
import { contentIn } from "./content-in-language";
import { rulesOf } from "./kinds";

type SubmittedField = {
  label: string;
  inbox?: string;
  options?: readonly { value: string; label: string }[];
};

const sameLabel = (value: string) => ({ value, label: value });

function otherFields(language: string | undefined): Map<string, SubmittedField> {
  const { read } = contentIn(language);
  const { review } = read("inquiry/screens");
  const { services, categories } = read("inquiry/services");
  const { receipt } = read("thank-you");
  const subjects = [requestSubjects.book, requestSubjects.buy].flatMap((it) => Object.values(it));
  const bundles = read("offers").bundles.map(({ slug, name }) => ({ value: slug, label: name }));
  const offered = read("lead-form").services.map(({ service }) => sameLabel(service));
  return new Map<string, SubmittedField>([
    ...read("inquiry/questions").inOrder.map(
      ({ id, summaryLabel, reviewLabel, inboxLabel, options }) =>
        [id, { label: reviewLabel ?? summaryLabel, inbox: inboxLabel, options }] as const,
    ),
    ...Object.entries({
      serviceType: { label: review.service, options: services },
      serviceCategory: { label: review.category, options: categories },
      bundle: { label: review.bundle, options: bundles },
      service: { label: receipt.serviceLabel, options: offered },
      about: {
        label: read("request").aboutLabel,
        options: subjects.map(({ payloadLabel }) => sameLabel(payloadLabel)),
      },
      results: { label: receipt.resultsLabel },
    }),
  ]);
}

const known = new Map<string | undefined, Map<string, SubmittedField>>();

function othersIn(language: string | undefined) {
  const others = known.get(language) ?? otherFields(language);
  known.set(language, others);
  return others;
}

const INBOX_LABELS = new Map(Object.entries(inbox.fields));

/** A field of a stored lead; undefined for one that neither its form nor the site has any more. */
export function findField(
  storedKind: string | null,
  name: string,
  language?: string,
): SubmittedField | undefined {
  return findOwnField(storedKind, name, language) ?? othersIn(language).get(name);
}

function findOwnField(storedKind: string | null, name: string, language?: string) {
  const kind = storedKind && rulesOf(storedKind)?.name;
  return kind
    ? contentIn(language)
        .formOf(kind)
        ?.find((field) => field.name === name)
    : undefined;
}

/** The label of what the visitor chose; undefined for what was typed. */
export function choiceLabel(
  storedKind: string | null,
  name: string,
  value: string,
  language?: string,
) {
  if (name === "language") return formatLanguage(value);
  const { options } = findField(storedKind, name, language) ?? {};
  return options?.find((option) => option.value === value)?.label;
}

export function inboxLabel(storedKind: string, name: string): string {
  const field = findOwnField(storedKind, name);
  return (
    field?.inbox ??
    field?.label ??
    INBOX_LABELS.get(name) ??
    othersIn(undefined).get(name)?.inbox ??
    nameInWords(name)
  );
}

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
