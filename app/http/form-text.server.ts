import { getZodConstraint } from "@conform-to/zod/v4";
import * as z from "zod";
import type { $ZodType } from "zod/v4/core";
import { errors } from "#content/errors";
import { EMAIL_PATTERN } from "./form-fields";

/** Replaces line breaks and tabs, which no browser posts from a field of one line. */
const oneLine = () => z.overwrite<string>((value) => value.replace(/\s+/g, " "));

/** A required text, trimmed, of at most `max` characters. */
export function requiredText(missing: string, max: number) {
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    // Aborts, because the e-mail pattern takes cubic time on a long value.
    z.maxLength(max, { error: errors.tooLong(max), abort: true }),
  );
}

export function requiredLine(missing: string, max: number) {
  return requiredText(missing, max).check(oneLine());
}

export function optionalText(max: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(max, errors.tooLong(max))));
}

export function optionalLine(max: number) {
  return z.optional(z.string().check(z.trim(), z.maxLength(max, errors.tooLong(max)), oneLine()));
}

export function requiredEmail(max: number) {
  return requiredText(errors.emailRequired, max).check(z.regex(EMAIL_PATTERN, errors.emailInvalid));
}

/** The constraints that browsers check. A `maxlength` would cut a pasted text silently. */
export function requiredFields(schema: $ZodType) {
  const constraints = Object.entries(getZodConstraint(schema));
  return Object.fromEntries(constraints.map(([name, { required }]) => [name, { required }]));
}
