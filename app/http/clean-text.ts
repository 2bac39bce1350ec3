/** Control characters except tab and newline, and characters that reorder text or are invisible. */
const UNSAFE =
  /(?![\t\n])[\u034f\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}\u{e0002}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu;

/** Tag characters can hide text. Only the flags of England, Scotland and Wales use them. */
const TAGS =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0001}-\u{e007f}]/gu;

/** Several variation selectors can hide text, or a supplementary one after what is not Chinese. */
const SELECTORS =
  /(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu;

/** Normalizes posted text to NFC and `\n`; removes invisible characters, replaces lone surrogates. */
export function cleanText(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(UNSAFE, "")
    .replace(TAGS, "$1")
    .replace(SELECTORS, "")
    .toWellFormed()
    .normalize("NFC");
}

/** Marks belong to a letter, and the others show nothing: a text of them alone is empty. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Joiners and selectors, too, which other texts need: an address with one reaches nobody. */
const INVISIBLE = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Deliberately loose: a stricter pattern would reject valid addresses and lose leads. */
const EMAIL = /^\S+@\S+\.\S+$/;
const SCHEME = /^https?:\/\//i;
/** As loose: a host with a dot, and no other scheme, port or login before it. */
const URL_WITH_HOST = /^https?:\/\/[^\s/?#:@.]+\.\S+$/i;

const MAX_USER_AGENT_LENGTH = 512;

/** A header that can be sent on: `fetch` throws for one with a control character. */
export function cleanUserAgent(header: string | null): string | undefined {
  return (
    header
      ?.replace(/[^ -~]+/g, " ")
      .trim()
      .slice(0, MAX_USER_AGENT_LENGTH) || undefined
  );
}

/** Without blanks around it; empty if nothing of it can be seen. */
export function trimText(text: string): string {
  return VISIBLE.test(text) ? text.trim() : "";
}

export function trimEmail(text: string): string {
  return trimText(text.replace(INVISIBLE, ""));
}

/** With the https:// that most people leave out. */
export function trimUrl(text: string): string {
  const trimmed = trimEmail(text);
  return trimmed && !SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed;
}

export function isUrl(text: string): boolean {
  return URL_WITH_HOST.test(text);
}

/** Takes cubic time: for texts of limited length only. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
