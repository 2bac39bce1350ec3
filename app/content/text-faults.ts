import { INSERTION } from "./insertion.ts";
import type { PluralForms } from "./message.ts";
import { formsOf, isForms, neededForms } from "./plural-forms.ts";

export type Written = string | PluralForms;

const WORD = /\p{L}/u;
export const hasWords = (text: Written) =>
  formsOf(text).some((it) => WORD.test(it.replace(INSERTION, "")));

/** Of short texts, half as long again is usual. */
const SHORT = 30;

export function isLong(first: Written, own: Written): boolean {
  const [was = 0, is = 0] = [first, own].map((it) =>
    Math.max(...formsOf(it).map((form) => form.length)),
  );
  return was >= SHORT && is > was * 1.5;
}

/** Why a text of a language cannot stand for one of the first language. */
export function faultOf(language: string, first: Written, own: unknown): string | undefined {
  if (typeof own !== "string" && !isForms(own)) return "must be a text, as in the first language";
  const isCounted =
    formsOf(first).some((it) => insertionsOf(it).has("count")) || typeof first !== "string";
  const forms = faultOfForms(language, first, own, isCounted);
  if (forms) return forms;
  const needed = new Set(formsOf(first).flatMap((it) => [...insertionsOf(it)]));
  const inserted = new Set(formsOf(own).flatMap((it) => [...insertionsOf(it)]));
  const [missing] = [...needed].filter((it) => !inserted.has(it));
  if (missing)
    return `lacks {${missing}}, which the text in the first language has: write it where it belongs`;
  const [added] = [...inserted].filter((it) => !needed.has(it));
  if (added)
    return `has {${added}}, which the text in the first language does not have: take it out`;
}

function faultOfForms(
  language: string,
  first: Written,
  own: Written,
  isCounted: boolean,
): string | undefined {
  const needed = neededForms(language);
  if (typeof own === "string")
    return typeof first === "string" || needed.length === 1
      ? undefined
      : `needs the plural forms ${needed.join(", ")}, each on a line of its own`;
  if (!isCounted) return "must be one text: it counts nothing";
  const missing = needed.filter((it) => own[it] === undefined);
  if (missing.length > 0)
    return `needs the plural ${missing.length === 1 ? "form" : "forms"} ${missing.join(", ")}, too`;
}

/** By kinds that may stand for each other, in the words of a language. */
function insertionsOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(INSERTION)].map(([, name = ""]) =>
      name
        .replace(/^(number|How-many):/, "how-many:")
        .replace(/^Reply-time$/, "reply-time")
        .replace(/^place:/, "city:")
        .replace(/^(prices:\w+):-$/, "$1"),
    ),
  );
}
