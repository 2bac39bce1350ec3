/** Text that is safe to run: every value in it went through `quote`. */
export type Sql = { readonly text: string };

/** Builds a statement; strings and numbers become literals, other statements are put in as they are. */
export function sql(parts: TemplateStringsArray, ...values: (string | number | Sql)[]): Sql {
  const texts = values.map((value) => (typeof value === "object" ? value.text : quote(value)));
  return { text: String.raw({ raw: parts }, ...texts) };
}

// `wrangler d1 execute` binds no parameters, so this is the only door for values.
function quote(value: string | number): string {
  if (typeof value === "string") return `'${value.replaceAll("\0", "").replaceAll("'", "''")}'`;
  if (Number.isSafeInteger(value)) return String(value);
  throw new TypeError(`Not a whole number: ${value}`);
}
