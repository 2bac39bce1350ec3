const ESC = "\\x1b";
const ESCAPES = new RegExp(
  [
    String.raw`(?:${ESC}\[|\x9b)[0-?]*[ -/]*[@-~]`,
    String.raw`(?:${ESC}\]|\x9d)[^\x07${ESC}\x9c\x9d]*(?:\x07|${ESC}\\|\x9c)`,
    `${ESC}[ -/]*[0-~]`,
  ].join("|"),
  "g",
);
/** Joiners and selectors stay where emoji and scripts such as Persian or Hindi need them. */
const NEEDED = String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{M}])[\u200c\u200d\ufe0e\ufe0f]`;
const UNSEEN = new RegExp(
  String.raw`(?!${NEEDED}|[\t\n])[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]`,
  "gu",
);
/** Whatever stands before it: domain names may consist of emoji, and of marks and letters of any script. */
const LINK_DOT = /(?<=\S)[.\u3002\uff0e\uff61](?=[\p{L}\p{M}\p{S}])/gu;

/** Safe to print and read: no escape sequences, control, bidi or invisible characters. */
export function toPlainText(text: string): string {
  return text.replaceAll("\r\n", "\n").replace(ESCAPES, "").replace(UNSEEN, "");
}

/** Mail and chat programs make no link of it: a space follows dots and colons of an address. */
export function breakLinks(text: string): string {
  return text.replace(LINK_DOT, "$& ").replace(/:(?=\/)/g, ": ");
}

/** A labeled text of a mail, each line quoted, so that it cannot pass for ours. */
export function quote(label: string, text: string): string {
  return `> ${label}: ${text.replaceAll("\n", "\n>   ")}`;
}

export function toPlainLine(text: string, width: number): string {
  const characters = Array.from(toPlainText(text).replace(/\s+/g, " ").trim());
  return characters.length > width
    ? `${characters.slice(0, width - 1).join("")}…`
    : characters.join("");
}

/** JSON with control characters escaped, so that it is safe to print on a terminal. */
export function toPlainJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(UNSEEN, (character) =>
    character.split("").map(escapeUnit).join(""),
  );
}

export function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
