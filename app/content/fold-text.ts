import { plainLetters } from "./plain-letters.ts";

const IGNORED = /[\p{Default_Ignorable_Code_Point}'`´‘’‛′ʹʻʼʽ＇]/gu;
const BLANKS = /[\s\p{Dash_Punctuation}\u2212]+/gu;
/** Text as searches compare it; searched text and query must both be folded. */
export function foldText(text: string): string {
  return plainLetters(text.replace(IGNORED, "")).replaceAll("ς", "σ").replace(BLANKS, " ").trim();
}
