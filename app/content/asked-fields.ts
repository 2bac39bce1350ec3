// The privacy page says in its own words what each form asks for, and inserts what a studio has added to it, so that
// nothing is asked that the page does not name: {also-asked:contact}.
const forms = ["inquiry", "contact", "assessment", "request"] as const;
type FormName = (typeof forms)[number];

/** What legal pages insert: tokens for `fillAsked`. */
export const askedTokens = new Map(
  forms.map((name) => [`also-asked:${name}`, `%also-asked-${name}%`]),
);

export function fillAsked(html: string, sentences: Record<FormName, string>): string {
  return html.replace(/%also-asked-(\w+)%/g, (_, name: FormName) => sentences[name]);
}
