import { escapeXml } from "~/seo/escape-xml";

const EXCERPT_LENGTH = 500;
const LEAST_LENGTH = 3;
const LEAST_DIGITS = 6;
const EMAIL = /[^\s@<>"'(),;:=&]{1,100}(?:@|%40|\\u0040)[^\s@<>"'(),;:=&]{1,100}/gi;
/** Fields whose words say who somebody is, each for itself. */
const OF_A_NAME = /name|company/i;

/** Makes an excerpt of a text that logs and inbox may keep. */
export type Mask = (text: string) => string;

type Values = Record<string, unknown>;

/**
 * Masks what a service echoes: every value of three characters or more that the lead holds, in the ways
 * services write it, and the configured tokens; then cuts at 500 characters.
 */
export function maskOf(lead: { fields: string; payload: string }, tokens: string[]): Mask {
  const own = [JSON.parse(lead.fields) as Values, JSON.parse(lead.payload) as Values];
  const values = [...own.flatMap(listValues), ...tokens];
  const written = new Set(values.flatMap(spellings).filter((text) => text.length >= LEAST_LENGTH));
  const longestFirst = [...written].sort((a, b) => b.length - a.length);
  return (text) => {
    const masked = longestFirst.reduce((rest, value) => replaceAll(rest, value), text);
    return maskExcerpt(masked);
  };
}

/** The first 500 characters of a text with e-mail addresses masked. */
export function maskExcerpt(text: string): string {
  // Bounded before the search, so that a hostile answer cannot make the search slow.
  return text
    .slice(0, EXCERPT_LENGTH * 8)
    .replace(EMAIL, "[e-mail]")
    .slice(0, EXCERPT_LENGTH);
}

function listValues(values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const text = String(value).trim();
    const lines = text.split(/\s*\n\s*/);
    const words = OF_A_NAME.test(name) ? text.split(/\s+/) : [];
    const digits = text.replace(/\D/g, "");
    return [text, ...lines, ...words, ...(digits.length >= LEAST_DIGITS ? [digits] : [])];
  });
}

/** As typed, and as addresses, forms, JSON and HTML escape it. */
function spellings(value: string): string[] {
  const encoded = encodeURIComponent(value.toWellFormed());
  const json = JSON.stringify(value).slice(1, -1);
  const html = escapeXml(value).replaceAll("'", "&#39;");
  const ascii = json.replace(/[^ -~]/g, (sign) => `\\u${toHex(sign)}`);
  const form = new URLSearchParams({ v: value }).toString().slice(2);
  return [value, encoded, form, json, json.replaceAll("/", "\\/"), ascii, html];
}

function toHex(sign: string): string {
  return sign.charCodeAt(0).toString(16).padStart(4, "0");
}

/** Whatever the case; letters that change their length with it are compared as they stand. */
function replaceAll(text: string, value: string): string {
  const lower = text.toLowerCase();
  const haystack = lower.length === text.length ? lower : text;
  const needle = haystack === lower ? value.toLowerCase() : value;
  if (needle.length !== value.length || !haystack.includes(needle)) return text;
  const parts: string[] = [];
  let from = 0;
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, from)) {
    parts.push(text.slice(from, at), "[...]");
    from = at + needle.length;
  }
  return parts.join("") + text.slice(from);
}
