const MOST_LETTERS = 30;
// Control, format and line characters: they break headers and turn lines round.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** The name of a lead's visitor, under whichever names its form asks for it. */
export function readName(fields: Record<string, string>): string {
  const { name, fullName, firstName = "", lastName = "" } = fields;
  return name ?? fullName ?? `${firstName} ${lastName}`;
}

/** The first word and the initial of the last, which is all of a name that a notice may hold. */
export function shortenName(name: string): string {
  const words = plainLine(name).split(" ").filter(Boolean);
  const [first = ""] = words;
  const last = words.length > 1 ? [...(words.at(-1) ?? "")][0] : undefined;
  // An address in the place of a name says more than a name.
  const short = first.includes("@") ? "" : [...first].slice(0, MOST_LETTERS).join("");
  return last ? `${short} ${last}.`.trim() : short;
}

/** A text as one line without anything that does not print. */
export function plainLine(text: string): string {
  return text.replace(/\s+/g, " ").replace(UNPRINTABLE, "").trim();
}
