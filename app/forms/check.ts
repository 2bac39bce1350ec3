import { fieldErrors } from "#content/errors.yaml";
import { fill } from "~/content/format";
import { cleanText, isEmail, trimEmail, trimText } from "~/http/clean-text";
import { type Field, type Form, kindOf, labelsOf, type Values } from "./field";

type Checked<Valid> =
  | { value: Valid; error?: undefined }
  /** The first error of each field, in the order of the screen. */
  | { value?: undefined; error: Record<string, string[]> };

/** What is stored of a form, without empty fields, or its errors: the rules of the server and of a browser (docs/rules.md). */
export function checkForm<Valid extends Values>(form: Form, entered: Values): Checked<Valid> {
  const value: Record<string, string> = {};
  const error: Record<string, string[]> = {};
  for (const field of form) {
    const text = normalize(field, cleanText(entered[field.name] ?? ""));
    const found = findError(field, text);
    if (found) error[field.name] = [found];
    else if (text) value[field.name] = text;
  }
  return Object.keys(error).length > 0 ? { error } : { value: value as Valid };
}

/** What `parsePost` needs to know of a form. */
export function formRules<Valid extends Values>(form: Form) {
  const labels = labelsOf(form);
  return {
    names: form.map(({ name }) => name),
    check: (entered: Values) => checkForm<Valid>(form, entered),
    labelOf: (name: string) => labels[name] ?? name,
  };
}

function normalize(field: Field, text: string): string {
  if (field.input === "email") return trimEmail(text);
  const trimmed = trimText(text);
  return kindOf(field) === "line" ? trimmed.replace(/\s+/g, " ") : trimmed;
}

function findError({ label, max = 0, required, input, options }: Field, text: string) {
  if (!text) return required;
  if (options) {
    const isKnown = options.some(({ value }) => value === text);
    return isKnown
      ? undefined
      : (required ?? fill(fieldErrors.notInList, { label: label.toLowerCase() }));
  }
  // Before the e-mail pattern, which takes cubic time on a long value.
  if (text.length > max) return fill(fieldErrors.tooLong, { label, max });
  return input === "email" && !isEmail(text) ? fieldErrors.emailInvalid : undefined;
}
