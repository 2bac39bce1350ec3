import { getZodConstraint } from "@conform-to/zod/v4";
import * as z from "zod";
import type { $ZodType } from "zod/v4/core";
import { formatNumber } from "#content/format";
import * as words from "#content/words/lead-form";
import { EMAIL_PATTERN } from "./form-fields";

const tooLong = (max: number) => words.pleaseUseAtMost(formatNumber(max));

/** Line breaks and tabs that only a hand-made post can hold in a field of one line become spaces. */
const oneLine = () => z.overwrite<string>((value) => value.replace(/\s+/g, " "));

/** A text that must be there, trimmed, of `max` characters at most; `missing` is said when it is not. */
export function requiredText(missing: string, max: number) {
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    // An over-long value is not looked at again: the e-mail expression takes cubic time.
    z.maxLength(max, { error: tooLong(max), abort: true }),
  );
}

/** The same in a field of one line. */
export function requiredLine(missing: string, max: number) {
  return requiredText(missing, max).check(oneLine());
}

/** A text that may be left out, trimmed, of `max` characters at most. */
export function optionalText(max: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(max, tooLong(max))));
}

/** The same in a field of one line. */
export function optionalLine(max: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(max, tooLong(max)), oneLine()));
}

export function requiredEmail(max: number) {
  return requiredText(words.emailIsRequired, max).check(
    z.regex(EMAIL_PATTERN, words.emailIsInvalid),
  );
}

/** What browsers check of a form themselves. A maximum would cut a pasted text without a word. */
export function requiredFields(schema: $ZodType) {
  const constraints = Object.entries(getZodConstraint(schema));
  return Object.fromEntries(constraints.map(([name, { required }]) => [name, { required }]));
}
