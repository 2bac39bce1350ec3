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
};
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
const ACCENTS = /[\u0300-\u036f]/g;

/** In lower case, without accents, and ligatures as two letters: "Œuvre" is oeuvre. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(ACCENTS, "")
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}
