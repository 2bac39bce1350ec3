import { getZodConstraint } from "@conform-to/zod/v4";
import * as z from "zod";
import type { $ZodType } from "zod/v4/core";
import { fieldErrors } from "#content/errors.yaml";
import { fill } from "~/content/format";
import { cleanText, isEmail, trimEmail, trimText } from "./clean-text";
import { countCodePoints, cutText } from "./cut-text";
import { CAMPAIGN_FIELDS } from "./form-fields";

/** For a field of one line: each run of white space becomes one blank. */
const oneLine = () => z.overwrite<string>((value) => value.replace(/\s+/g, " "));

const trimmed = () => z.overwrite<string>(trimText);

const atMost = (label: string, max: number) => {
  // Aborts, because the e-mail pattern takes cubic time on a long value.
  return z.maxLength(max, { error: fill(fieldErrors.tooLong, { label, max }), abort: true });
};

export function requiredText(
  label: string,
  max: number,
  missing = fill(fieldErrors.required, { label }),
) {
  return z
    .string(missing)
    .check(trimmed(), z.minLength(1, { error: missing, abort: true }), atMost(label, max));
}

export function requiredLine(
  label: string,
  max: number,
  missing = fill(fieldErrors.required, { label }),
) {
  return requiredText(label, max, missing).check(oneLine());
}

export function optionalText(label: string, max: number) {
  return z.optional(z.string().check(trimmed(), atMost(label, max)));
}

export function optionalLine(label: string, max: number) {
  return z.optional(z.string().check(trimmed(), atMost(label, max), oneLine()));
}

/** The rule of every form (docs/rules.md); where browsers check their own, they do so before it. */
export function requiredEmail(label: string, max: number) {
  return z
    .string(fieldErrors.emailRequired)
    .check(
      z.overwrite<string>(trimEmail),
      z.minLength(1, { error: fieldErrors.emailRequired, abort: true }),
      atMost(label, max),
      z.refine(isEmail, fieldErrors.emailInvalid),
    );
}

/** The constraints that browsers check. A `maxlength` would cut a pasted text silently. */
export function requiredFields(schema: $ZodType) {
  const constraints = Object.entries(getZodConstraint(schema));
  return Object.fromEntries(constraints.map(([name, { required }]) => [name, { required }]));
}

const MAX_CAMPAIGN_LENGTH = 100;

export function readCampaign(search: URLSearchParams): Record<string, string> {
  const found = CAMPAIGN_FIELDS.map((name) => [
    name,
    cleanLine(search.get(name) ?? "", MAX_CAMPAIGN_LENGTH),
  ]);
  return Object.fromEntries(found.filter(([, value]) => value));
}

export function cleanLine(text: string, maxLength: number): string {
  const line = cleanText(text).replace(/\s+/g, " ").trim();
  return cutText(line, maxLength, countCodePoints).trim();
}
