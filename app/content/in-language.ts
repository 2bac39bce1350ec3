import type { Facts } from "./facts.ts";
import { schemaOf } from "./files.ts";
import { fillFacts } from "./fill-facts.ts";
import { localeOf } from "./languages.ts";
import { type ParsedFile, type Path, unreadable } from "./parse-yaml.ts";
import { type Noted, type Translated, translate } from "./translate.ts";

/** What only the studio reads stays in its own language. */
const OF_STUDIO = /^studio\/(?!visitor-copy$|replies$)/;

export const isTranslated = (name: string) => !OF_STUDIO.test(name);

export const NO_TRANSLATION = unreadable("", "");

type Options = {
  language: string;
  noted: Noted | undefined;
  /** Of the first language. */
  facts: Facts;
};

/** A data file in a language, and which of its texts are there: the first language's with those of its translation. */
export function mergeTranslation(
  name: string,
  first: ParsedFile,
  own: ParsedFile,
  { language, noted = {}, facts }: Options,
): { parsed: ParsedFile; translated: Translated } {
  const fill = (text: string) => String(fillFacts(text, facts).filled);
  const options = { language, noted, fill };
  const translated = translate(schemaOf(name), first.value, own.value, options);
  return { parsed: withTranslation(name, language, first, own, translated), translated };
}

function withTranslation(
  name: string,
  language: string,
  first: ParsedFile,
  own: ParsedFile,
  { value, refused, pathIn }: Translated,
): ParsedFile {
  const locale = { locale: localeOf(language, Reflect.get(Object(first.value), "country")) };
  const whole = name === "site" ? { ...Object(value), ...locale } : value;
  if (own === NO_TRANSLATION || first.problems.length > 0) return { ...first, value: whole };
  const lineOf = (at: Path) => own.lineOf(pathIn(at));
  const problems =
    own.problems.length > 0
      ? own.problems
      : refused.map(({ path, why }) => `${own.file}: line ${own.lineOf(path)}: ${why}`);
  return { ...own, value: whole, problems, lineOf };
}

export function factsInLanguage(first: Facts, own: Facts): Facts {
  return { ...own, texts: new Map([...first.texts, ...own.texts]) };
}
