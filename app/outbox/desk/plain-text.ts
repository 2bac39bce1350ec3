const ESC = "\\x1b";
// What a terminal obeys as one: a control sequence, a command in a string, any other escape.
const ESCAPES = new RegExp(
  [
    String.raw`(?:${ESC}\[|\x9b)[0-?]*[ -/]*[@-~]`,
    String.raw`(?:${ESC}\]|\x9d)[^\x07${ESC}\x9c]*(?:\x07|${ESC}\\|\x9c)`,
    `${ESC}[ -/]*[0-~]`,
  ].join("|"),
  "g",
);
// Everything a terminal may obey or that may reorder what is read, except tab and line feed.
const OBEYED = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu;

/** A visitor's text as a terminal may show it: no escape sequences, control or bidi characters. */
export function toPlainText(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(ESCAPES, "").replace(OBEYED, "");
}

/** The same in one line of at most `width` characters. */
export function toPlainLine(text: string, width: number): string {
  const characters = Array.from(toPlainText(text).replace(/\s+/g, " ").trim());
  return characters.length > width
    ? `${characters.slice(0, width - 1).join("")}…`
    : characters.join("");
}

/** JSON that loses nothing and shows a terminal nothing to obey. */
export function toPlainJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(OBEYED, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `\\u${code.padStart(4, "0")}`;
  });
}
