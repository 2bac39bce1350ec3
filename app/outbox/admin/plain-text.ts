const ESC = "\\x1b";
const ESCAPES = new RegExp(
  [
    String.raw`(?:${ESC}\[|\x9b)[0-?]*[ -/]*[@-~]`,
    String.raw`(?:${ESC}\]|\x9d)[^\x07${ESC}\x9c]*(?:\x07|${ESC}\\|\x9c)`,
    `${ESC}[ -/]*[0-~]`,
  ].join("|"),
  "g",
);
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu;

/** Text that is safe to print on a terminal: no escape sequences, control or bidi characters. */
export function toPlainText(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(ESCAPES, "").replace(CONTROLS, "");
}

export function toPlainLine(text: string, width: number): string {
  const characters = Array.from(toPlainText(text).replace(/\s+/g, " ").trim());
  return characters.length > width
    ? `${characters.slice(0, width - 1).join("")}…`
    : characters.join("");
}

/** JSON with control characters escaped, so that it is safe to print on a terminal. */
export function toPlainJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(CONTROLS, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `\\u${code.padStart(4, "0")}`;
  });
}
