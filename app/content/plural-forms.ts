import type { PluralForms } from "./message.ts";

const CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;
type Category = (typeof CATEGORIES)[number];

/** Whole numbers that texts count; what only millions or fractions need, nobody writes. */
const COUNTED = 200;

const known = new Map<string, Category[]>();

/** The plural forms that a language needs for whole numbers, in their usual order. */
export function neededForms(language: string): Category[] {
  const forms = known.get(language) ?? findForms(language);
  known.set(language, forms);
  return forms;
}

function findForms(language: string): Category[] {
  const rules = new Intl.PluralRules(language);
  const used = new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)));
  return CATEGORIES.filter((it) => used.has(it) || it === "other");
}

export function isForms(value: unknown): value is PluralForms {
  const keys = Object.keys(Object(value));
  return (
    typeof value === "object" &&
    keys.length > 0 &&
    keys.every((it) => (CATEGORIES as readonly string[]).includes(it))
  );
}

export const formsOf = (message: string | PluralForms): string[] =>
  typeof message === "string" ? [message] : Object.values(message);
