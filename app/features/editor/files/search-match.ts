import { foldText } from "~/content/fold-text";

/** From best to worst. */
const RANKS = ["number", "whole", "part", "filledIn", "within", "label"] as const;

/** Text as it is compared: folded, without punctuation around words. */
export function simple(text: string): string {
  return foldText(text)
    .replaceAll(/[.,;:!?"“”()]+(?=\s|$)|(?<=^|\s)["“”(]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The rank of a match; null if there is none. Both texts are `simple`. */
export function rankOfText(text: string, wanted: string): number | null {
  if (text === wanted) return RANKS.indexOf("whole");
  if (text.includes(wanted)) return RANKS.indexOf("part");
  if (text.includes("{") && isFilledIn(text.split(" "), wanted.split(" ")))
    return RANKS.indexOf("filledIn");
  // Several fields were pasted at once.
  return text.length >= MIN_PASTED && wanted.includes(text) ? RANKS.indexOf("within") : null;
}

const MIN_PASTED = 10;
const MAX_WORDS = 5;
const MIN_LETTERS = 5;

/** Whether "2 of 4 spots" is a part of "{available} of {max} spots" with its values. */
function isFilledIn(template: string[], wanted: string[]): boolean {
  const starts = template.flatMap((_, at) => {
    const left = template.slice(at);
    return begins(left, wanted) ? [left.filter((it) => wanted.includes(it)).join("")] : [];
  });
  return starts.some((letters) => letters.length >= MIN_LETTERS);
}

function begins([first, ...others]: string[], wanted: string[]): boolean {
  if (wanted.length === 0) return true;
  if (first === undefined) return false;
  if (!first.includes("{")) return first === wanted[0] && begins(others, wanted.slice(1));
  return Array.from({ length: MAX_WORDS }, (_, at) => at + 1).some(
    (count) => count <= wanted.length && begins(others, wanted.slice(count)),
  );
}

/** "$2,000" has the number 2000. */
export function numbersIn(text: string): number[] {
  const written = text.replaceAll(/(?<=\d)[.,\s](?=\d{3}(?!\d))/g, "").match(/\d+(\.\d+)?/g) ?? [];
  return written.map(Number);
}

/** Whether a price or "2 of 4 spots" was pasted whose numbers these are. */
export function areNumbers(numbers: number[], wanted: string): boolean {
  const all = numbersIn(wanted);
  const isAlone = wanted.replaceAll(/[^\p{L}]/gu, "").length <= 3;
  if (numbers.length === 0 || (numbers.length === 1 && !isAlone)) return false;
  return `,${all.join(",")},`.includes(`,${numbers.join(",")},`);
}

export const RANK_OF_NUMBER = RANKS.indexOf("number");
export const RANK_OF_LABEL = RANKS.indexOf("label");
