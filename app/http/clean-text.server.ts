/** Control characters except tab and newline, and characters that reorder text or are invisible. */
const UNSAFE =
  /(?![\t\n])[\u034f\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}\u{e0002}-\u{e001f}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]/gu;

/** Tag characters can hide text. Only the flags of England, Scotland and Wales use them. */
const TAGS =
  /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f})|[\u{e0001}-\u{e007f}]/gu;

/** More than one variation selector can hide text, and so can a supplementary one after a character that is not Chinese. */
const SELECTORS =
  /(?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<!\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu;

/** Normalizes posted text to NFC and `\n`, and removes invisible characters and lone surrogates. */
export function cleanText(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
    .replace(UNSAFE, "")
    .replace(TAGS, "$1")
    .replace(SELECTORS, "")
    .toWellFormed()
    .normalize("NFC");
}

const NAMES = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
const MAX_LENGTH = 100;

/** The utm_* parameters of a URL, each on one line of at most 100 characters. */
export function readCampaign(search: URLSearchParams): Record<string, string> {
  const found = NAMES.map((name) => [name, cleanLine(search.get(name) ?? "", MAX_LENGTH)]);
  return Object.fromEntries(found.filter(([, value]) => value));
}

/** Cleans a URL parameter: one line, cut after `maxLength` characters. */
export function cleanLine(text: string, maxLength: number): string {
  const line = cleanText(text).replace(/\s+/g, " ").trim();
  return Array.from(line).slice(0, maxLength).join("").trim();
}
