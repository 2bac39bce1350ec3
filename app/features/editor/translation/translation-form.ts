import { z } from "zod";
import { contentEditor } from "#content/studio/content-editor.yaml";
import type { Facts } from "~/content/facts";
import { fillFacts } from "~/content/fill-facts";
import { fill } from "~/content/format";
import { INSERTION } from "~/content/insertion";
import type { Path } from "~/content/parse-yaml";
import { formsOf, isForms, neededForms } from "~/content/plural-forms";
import type { Written } from "~/content/text-faults";
import type { TranslatedText } from "~/content/translate";
import { cleanLines, cleanText, type Draft, nameOf, pointerTo } from "~/features/editor/form/draft";
import { titleOfEntry } from "~/features/editor/form/entry-title";
import type { Original } from "~/features/editor/form/fields";
import { alternativesOf, entryOf, type FormSchema } from "~/features/editor/form/form-schema";
import { labelOf } from "~/features/editor/form/labels";
import { nameOfLanguage } from "~/features/editor/form/language-name";

const { translation: words } = contentEditor;

/** The control that confirms an outdated translation as it is. */
export const rightControlOf = (path: Path) => `${pointerTo(path)}#right`;

/** The plural forms that a translation needs or has; null for a text without. */
function formsIn(language: string, { first, own }: TranslatedText): string[] | null {
  const needed = neededForms(language);
  const isCounted = typeof first !== "string" && needed.length > 1;
  if (!isCounted && !isForms(own)) return null;
  return [...new Set<string>([...needed, ...(isForms(own) ? Object.keys(own) : [])])];
}

export function draftOfTexts(language: string, texts: TranslatedText[]): Draft {
  return new Map(
    texts.flatMap((text) => {
      const control = pointerTo(text.path);
      const forms = formsIn(language, text);
      const ownForm = (key: string) => Reflect.get(Object(text.own), key) ?? "";
      if (forms) return forms.map((key): [string, string] => [nameOf(control, key), ownForm(key)]);
      return [[control, String(text.own ?? "")] as [string, string]];
    }),
  );
}

/** Undefined if nothing was typed. */
export function typedText(
  language: string,
  text: TranslatedText,
  draft: Draft,
): Written | undefined {
  const control = pointerTo(text.path);
  const forms = formsIn(language, text);
  const clean = schemaOf(text).hasLines ? cleanLines : cleanText;
  const typed = (name: string) => clean(draft.get(name) ?? "");
  if (!forms) return typed(control) || undefined;
  const written = forms.map((key) => [key, typed(nameOf(control, key))] as const);
  const there = written.filter(([, value]) => value !== "");
  return there.length > 0 ? (Object.fromEntries(there) as Written) : undefined;
}

type Source = {
  schema: FormSchema;
  language: string;
  firstLanguage: string;
  facts: Facts;
  /** What outdated translations were made of, where that is known, by the names of texts. */
  former: Map<string, Written>;
  draft: Draft;
};

/** The form of the first language's file, reduced to its texts. */
export function formOfTexts(source: Source, texts: TranslatedText[]): FormSchema {
  const first = draftOfTexts(source.firstLanguage, texts.map(asFirst));
  return groupOf({ ...source, first }, texts, []);
}

/** The first language as a translation of itself: entries are named by its texts. */
const asFirst = (text: TranslatedText): TranslatedText => ({ ...text, own: text.first });

type InForm = Source & { first: Draft };

function groupOf(source: InForm, texts: TranslatedText[], path: Path): FormSchema {
  const parts = Map.groupBy(texts, (text) => String(text.path[path.length]));
  const described = [...parts].flatMap(([key, inside]) => {
    const [text] = inside;
    if (!text) return [];
    const own = text.path.slice(0, path.length + 1);
    const isText = text.path.length === own.length;
    const part = isText ? describeText(source, text) : groupOf(source, inside, own);
    const title = labelAt(source, own, !isText);
    const toDo = isText ? 0 : inside.filter(isOpen).length;
    return { key, part: { ...part, title, toDo }, isOptional: isText && text.state === "optional" };
  });
  return {
    type: "object",
    properties: Object.fromEntries(described.map(({ key, part }) => [key, part])),
    required: described.flatMap(({ key, isOptional }) => (isOptional ? [] : key)),
  };
}

/** An entry of a list is called by its own words, all else as in the first language. */
function labelAt(source: InForm, path: Path, isGroup: boolean): string {
  const [own, list] = [path.at(-1), path.at(-2)];
  if (typeof own !== "number") return labelOf(String(own), path.reduce(partOf, source.schema));
  const title = isGroup && titleOfEntry({ ...source, draft: source.first }, pointerTo(path));
  const number = String(own + 1);
  return title || (list === undefined ? number : `${labelOf(String(list))} ${number}`);
}

/** The schema of a part, in whichever alternative has it. */
function partOf(schema: FormSchema, key: PropertyKey): FormSchema {
  const parts = (alternativesOf(schema) ?? [schema]).map((it) =>
    typeof key === "number" ? entryOf(it, key) : it.properties?.[String(key)],
  );
  return parts.find((it) => it !== undefined) ?? {};
}

const isOpen = ({ state }: TranslatedText) => /^(missing|wrong|outdated)$/.test(state);

function describeText(source: InForm, text: TranslatedText): FormSchema {
  const schema = schemaOf(text);
  const forms = formsIn(source.language, text);
  const original = originalOf(source, text);
  if (!forms) return { ...schema, original: { ...original, text: shownIn(source, text.first) } };
  const properties = forms.map((key, at): [string, FormSchema] => {
    const shown = { ...original, text: shownIn(source, text.first, key) };
    const { right: _, notes: __, was: ___, ...others } = shown;
    const title = fill(words.form, { label: labelAt(source, text.path, false), form: key });
    return [key, { ...schema, title, original: at === 0 ? shown : { ...others, notes: [] } }];
  });
  return { type: "object", properties: Object.fromEntries(properties), required: forms };
}

/** The schema of a text, or of one plural form. */
function schemaOf({ schema }: TranslatedText): FormSchema {
  const known = formSchemas.get(schema) ?? (z.toJSONSchema(schema, OPTIONS) as FormSchema);
  formSchemas.set(schema, known);
  const { description, hasLines, anyOf: [form = known] = [] } = known;
  const { maxLength } = form;
  return {
    type: "string",
    ...(description && { description }),
    ...{ ...(hasLines && { hasLines }), ...(maxLength !== undefined && { maxLength }) },
  };
}

const OPTIONS = { io: "input", unrepresentable: "any" } as const;
const formSchemas = new WeakMap<object, FormSchema>();

function originalOf(source: InForm, text: TranslatedText): Omit<Original, "text"> {
  const { language, firstLanguage, former, draft } = source;
  const was = former.get(text.name);
  const inserted = formsOf(text.first).flatMap((it) => [...it.matchAll(INSERTION)]);
  const right = rightControlOf(text.path);
  return {
    ...{ from: firstLanguage, to: language, notes: notesOf(source, text) },
    was: was && shownIn(source, was),
    inserts: [...new Set(inserted.map(([, name = ""]) => name))],
    ...(text.state === "outdated" && { right: { name: right, isSaid: draft.has(right) } }),
  };
}

function notesOf({ firstLanguage }: InForm, { state, why, isLong }: TranslatedText): string[] {
  const first = nameOfLanguage(firstLanguage);
  const { states } = words;
  if (state === "wrong") return why ? [why] : [];
  const own = state === "translated" ? [] : [fill(states[state], { first })];
  return [...own, ...(why ? [why] : []), ...(isLong ? [fill(states.long, { first })] : [])];
}

/** A text, one plural form or all of them, with facts filled in. */
function shownIn({ facts }: InForm, text: Written, form?: string): string {
  const one = form === undefined ? undefined : Reflect.get(Object(text), form);
  const written = one ?? (form !== undefined && isForms(text) ? text.other : undefined);
  const shown = written === undefined ? formsOf(text).join("\n") : String(written);
  return shown.includes("\n") ? shown : String(fillFacts(shown, facts).filled);
}
