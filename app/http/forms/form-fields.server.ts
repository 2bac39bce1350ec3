/** Control characters but tab and newline, and the marks that reorder or hide text. */
const UNSAFE =
  /(?![\t\n])[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** Text as we keep it: no control or bidi characters, one newline style, NFC, whole characters only. */
export function cleanText(value: string): string {
  return value.replace(/\r\n?/g, "\n").replace(UNSAFE, "").toWellFormed().normalize("NFC");
}

/** The allow-listed fields of a form post, and which of them came more than once. */
export type PostedFields<Name extends string> = { fields: FormData; repeated: Name[] };

/**
 * The allow-listed fields of a form post, cleaned; any other name is dropped before anything parses
 * it (`tags[999999999]` must never reach a parser). A repeated name keeps its first value.
 */
export async function readFormFields<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<FormData> {
  return (await readPostedFields(request, names)).fields;
}

/** As readFormFields, for a form that refuses a repeated name instead of guessing which one was meant. */
export async function readPostedFields<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<PostedFields<Name>> {
  const typed = new URLSearchParams(await request.text());
  const fields = new FormData();
  const repeated: Name[] = [];
  for (const name of names) {
    const [value, ...others] = typed.getAll(name);
    if (value !== undefined) fields.set(name, cleanText(value));
    if (others.length > 0) repeated.push(name);
  }
  return { fields, repeated };
}
