// Fields that a studio has added to a form, which legal pages insert: {also-asked:contact}.
const forms = ["inquiry", "contact", "assessment", "request"] as const;
type FormName = (typeof forms)[number];

/** Tokens for `fillAsked`. */
export const askedTokens = new Map(
  forms.map((name) => [`also-asked:${name}`, `%also-asked-${name}%`]),
);

export function fillAsked(html: string, sentences: Record<FormName, string>): string {
  return html.replace(/%also-asked-(\w+)%/g, (_, name: FormName) => sentences[name]);
}
