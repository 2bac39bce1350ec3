const IGNORED = /[\p{Default_Ignorable_Code_Point}'`´‘’‛′ʹʻʼʽ＇]/gu;
const ACCENTS = /[\u0300-\u036f]/g;
const BLANKS = /[\s\p{Dash_Punctuation}\u2212]+/gu;
/** Letters that Unicode does not decompose into a plain letter and an accent. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ς: "σ",
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/**
 * Text as searches compare it: lower case, without accents, apostrophes and invisible characters; dashes and
 * white space are single blanks. Searched text and query must both be folded.
 */
export function foldText(text: string): string {
  return text
    .replace(IGNORED, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(ACCENTS, "")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(BLANKS, " ")
    .trim();
}
