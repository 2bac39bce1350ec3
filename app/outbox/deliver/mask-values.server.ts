import { escapePattern } from "~/content/escape-pattern";
import { cutText } from "~/http/cut-text";
import { escapeUnit } from "~/outbox/admin/plain-text";
import { escapeXml } from "~/seo/escape-xml";

const EXCERPT_LENGTH = 500;
const MIN_LENGTH = 3;
const MIN_DIGITS = 6;
/** V8 throws for a pattern with an alternative of more than 32,767 characters. */
const PIECES = /.{1,10000}/gsu;
const EMAIL = /[^\s@<>"'(),;:=&]{1,100}(?:@|%40|\\u0040)[^\s@<>"'(),;:=&]{1,100}/gi;
/** Fields of which each single word identifies a person. */
const NAME_FIELD = /name|company/i;

export type Mask = (text: string) => string;

type Values = Record<string, unknown>;

/** Masks values of lead and configuration, however a response encodes them; cuts at 500 characters. */
export function maskValuesOf(
  lead: { fields: string; payload: string },
  configuredValues: string[],
): Mask {
  const fields: Values = JSON.parse(lead.fields);
  const payload: Values = JSON.parse(lead.payload);
  const values = [...listValues(fields), ...listValues(payload), ...configuredValues];
  const encodings = values
    .flatMap(listEncodings)
    .flatMap((text) => text.match(PIECES) ?? [])
    .filter((text) => text.length >= MIN_LENGTH);
  const longestFirst = [...new Set(encodings)].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(escapePattern).join("|") || "(?!)", "giu");
  return (text) => maskExcerpt(text.replace(pattern, "[...]"));
}

export function maskExcerpt(text: string): string {
  // Cut before the search, so that a hostile response cannot make the search slow.
  const start = cutText(text, EXCERPT_LENGTH * 8);
  return cutText(start.replace(EMAIL, "[e-mail]"), EXCERPT_LENGTH);
}

function listValues(values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const text = String(value).trim();
    const lines = text.split(/\s*\n\s*/);
    const words = NAME_FIELD.test(name) ? text.split(/\s+/) : [];
    const digits = text.replace(/\D/g, "");
    return [text, ...lines, ...words, ...(digits.length >= MIN_DIGITS ? [digits] : [])];
  });
}

function listEncodings(value: string): string[] {
  const encoded = encodeURIComponent(value.toWellFormed());
  const json = JSON.stringify(value).slice(1, -1);
  const html = escapeXml(value).replaceAll("'", "&#39;");
  const ascii = json.replace(/[^ -~]/g, escapeUnit);
  const form = new URLSearchParams({ v: value }).toString().slice(2);
  return [value, encoded, form, json, json.replaceAll("/", "\\/"), ascii, html];
}
