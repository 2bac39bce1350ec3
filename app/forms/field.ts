import type { Field, Form } from "~/content/schema/form";

export type { Field, Form, FormValues } from "~/content/schema/form";

export type Values = { readonly [name: string]: string | undefined };

export function kindOf({ input, options }: Field): "lines" | "choice" | "line" {
  if (options) return "choice";
  return input === "lines" ? "lines" : "line";
}

/** A field that the schema of content/forms requires. */
export function getField(form: Form, name: string): Field {
  const field = form.find((it) => it.name === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
}

export function groupsOf(form: Form): { heading: string | undefined; fields: Form }[] {
  const starts = form.flatMap(({ group }, at) => (group || at === 0 ? [at] : []));
  return starts.map((start, i) => ({
    heading: form[start]?.group,
    fields: form.slice(start, starts[i + 1]),
  }));
}

export function labelsOf(form: Form): Record<string, string> {
  return Object.fromEntries(form.map(({ name, label }) => [name, label]));
}

export function defaultsOf(form: Form): Record<string, string> {
  return Object.fromEntries(
    form.flatMap((it) => (it.default === undefined ? [] : [[it.name, it.default]])),
  );
}

/** What is stored: every field of the form, also an empty one. */
export function valuesOf(form: Form, values: Values): Record<string, string> {
  return Object.fromEntries(form.map(({ name }) => [name, values[name] ?? ""]));
}

/** What browsers check. A `maxlength` would cut a pasted text silently. */
export function constraintsOf(form: Form): Record<string, { required: boolean }> {
  return Object.fromEntries(
    form.map(({ name, required }) => [name, { required: required !== undefined }]),
  );
}

function choiceLabel({ options }: Field, value: string): string | undefined {
  return options?.find((option) => option.value === value)?.label;
}

/** What was entered, for people: labels and values of the fields that are not empty. */
export function rowsOf(form: Form, values: Values): [label: string, value: string][] {
  return form.flatMap((field): [string, string][] => {
    const value = values[field.name];
    if (!value) return [];
    return [[field.reviewLabel ?? field.label, choiceLabel(field, value) ?? value]];
  });
}

/** What the studio's services get of fields with a `line`, also of empty ones. */
export function linesOf(form: Form, values: Values): [line: string, value: string][] {
  return form.flatMap(({ name, line, options }): [string, string][] => {
    if (line === undefined) return [];
    const value = values[name] ?? "";
    return [[line, options?.find((option) => option.value === value)?.sent ?? value]];
  });
}

const SAMPLES: Partial<Record<NonNullable<Field["autocomplete"]>, string>> = {
  name: "Ada Quill",
  "given-name": "Ada",
  "family-name": "Quill",
  email: "ada.quill@visitor.test",
  tel: "+1 425 555 0117",
  url: "https://quill.test",
  organization: "Quill & Daughters",
  "address-level1": "WA",
  "address-level2": "Bellevue",
  "postal-code": "98004",
  "country-name": "United States",
};

/** What a visitor of tests and probes enters: every field that has room for it. */
export function sampleOf<Valid extends Values = Record<string, string>>(form: Form): Valid {
  return Object.fromEntries(form.map((field) => [field.name, sampleValue(field)])) as Valid;
}

function sampleValue({ autocomplete, input, options, label, max, ...field }: Field): string {
  if (options) return field.default ?? options[0]?.value ?? "";
  if (input === "email" || input === "url") return SAMPLES[input] ?? "";
  const known = autocomplete && SAMPLES[autocomplete];
  const text = known ?? (input === "tel" ? "+1 425 555 0117" : `A word about: ${label}`);
  return text.slice(0, max);
}
