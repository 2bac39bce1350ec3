import { cleanText } from "./clean-text.server";

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
