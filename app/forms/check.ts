import { fieldErrors } from "#content/errors.yaml";
import { fill } from "~/content/format";
import { longestAnswer } from "~/content/longest-answer";
import { cleanText, isEmail, isUrl, trimEmail, trimText, trimUrl } from "~/http/clean-text";
import { type Field, type Form, kindOf, type Values } from "./field";

type Checked<Valid> =
  | { value: Valid; error?: undefined }
  /** The first error of each field, in the order of the screen. */
  | { value?: undefined; error: Record<string, string[]> };

/** What is stored of a form, without empty fields, or its errors (docs/rules.md); in a browser without Zod. */
export function checkForm<Valid extends Values>(form: Form, entered: Values): Checked<Valid> {
  const value: Record<string, string> = {};
  const error: Record<string, string[]> = {};
  for (const field of form) {
    const { text, problem } = checkField(field, entered[field.name]);
    if (problem) error[field.name] = [problem];
    else if (text) value[field.name] = text;
  }
  return Object.keys(error).length > 0 ? { error } : { value: value as Valid };
}

export function checkField(field: Field, entered = "") {
  const text = normalize(field, cleanText(entered));
  return { text, problem: findError(field, text) };
}

function normalize(field: Field, text: string): string {
  if (field.input === "email") return trimEmail(text);
  if (field.input === "url") return trimUrl(text);
  const trimmed = trimText(text);
  return kindOf(field) === "line" ? trimmed.replace(/\s+/g, " ") : trimmed;
}

function findError(field: Field, text: string) {
  const { label, required, input, options } = field;
  const max = longestAnswer(field);
  if (!text) return required;
  if (options) {
    const isKnown = options.some(({ value }) => value === text);
    return isKnown
      ? undefined
      : (required ?? fill(fieldErrors.notInList, { label: label.toLowerCase() }));
  }
  // Before the e-mail pattern, which takes cubic time on a long value.
  if (text.length > max) return fill(fieldErrors.tooLong, { label, max });
  if (input === "email" && !isEmail(text)) return fieldErrors.emailInvalid;
  if (input === "url" && !isUrl(text)) return fieldErrors.urlInvalid;
  if (input === "tel" && !/\p{Nd}/u.test(text)) return fieldErrors.phoneInvalid;
}
