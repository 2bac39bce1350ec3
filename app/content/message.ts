declare const names: unique symbol;

/** The plural forms of a text by the rules of its language; English has `one` and `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Named<Name extends string> = { readonly [names]?: (name: Name) => void };

/** A text with values that are known when a page is rendered: "{day} at {time}". */
export type Message<Name extends string> = string & Named<Name>;

/** The same with a {count}, which may have plural forms. */
export type CountMessage<Name extends string> = Message<Name> | (PluralForms & Named<Name>);

/** A message with its values; `count` chooses the plural form. Numbers are written as in the locale. */
export function fillMessage<Name extends string>(
  locale: string,
  message: CountMessage<Name>,
  values: Record<NoInfer<Name>, string | number>,
): string {
  const shown: Record<string, string | number> = values;
  return formOf(locale, message, shown.count).replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = shown[name];
    return typeof value === "number" ? value.toLocaleString(locale) : (value ?? written);
  });
}

export function formOf(
  locale: string,
  message: string | PluralForms,
  count?: string | number,
): string {
  if (typeof message === "string") return message;
  return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other;
}
