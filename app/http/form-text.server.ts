import { getZodConstraint } from "@conform-to/zod/v4";
import * as z from "zod";
import type { $ZodType } from "zod/v4/core";
import { errors } from "#content/errors";
import { CAMPAIGN_FIELDS, EMAIL_PATTERN } from "./form-fields";

/** For a field of one line: each run of white space becomes one blank. */
const oneLine = () => z.overwrite<string>((value) => value.replace(/\s+/g, " "));

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

/** Control characters except tab and newline, and characters that reorder text or are invisible. */
const UNSAFE =
  /(?![\t\n])[\u034f\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}\u{e0002}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu;

/** Tag characters can hide text. Only the flags of England, Scotland and Wales use them. */
const TAGS =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0001}-\u{e007f}]/gu;

/** Several variation selectors can hide text, or a supplementary one after what is not Chinese. */
const SELECTORS =
  /(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu;

/** Normalizes posted text to NFC and `\n`; removes invisible characters, replaces lone surrogates. */
export function cleanText(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(UNSAFE, "")
    .replace(TAGS, "$1")
    .replace(SELECTORS, "")
    .toWellFormed()
    .normalize("NFC");
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
  return Array.from(line).slice(0, maxLength).join("").trim();
}
