/** Control characters but tab and newline, and the marks that reorder or hide text. */
const UNSAFE =
  /(?![\t\n])[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Text as we keep it: no control or bidi characters, one newline style, NFC, whole characters only. */
export function cleanText(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(UNSAFE, "").toWellFormed().normalize("NFC");
}

/**
 * The allow-listed fields of a form post, cleaned; any other name is dropped before anything parses
 * it (`tags[999999999]` must never reach a parser). A repeated name keeps its first value.
 */
export async function readFormFields<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<FormData> {
  const typed = new URLSearchParams(await request.text());
  const fields = new FormData();
  for (const name of names) {
    const value = typed.get(name);
    if (value !== null) fields.set(name, cleanText(value));
  }
  return fields;
}
