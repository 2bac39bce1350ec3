import { z } from "zod";
import { factsOf } from "~/content/check";
import { FACT_FILES, type Facts } from "~/content/facts";
import {
  factsInLanguage,
  isTranslated,
  mergeTranslation,
  NO_TRANSLATION,
} from "~/content/in-language";
import { isLanguage } from "~/content/languages";
import {
  NOTED_FILE,
  type NotedFiles,
  parseNoted,
  stateOfMarkdown,
  writeNoted,
} from "~/content/noted";
import { type ParsedFile, parseYamlText } from "~/content/parse-yaml";
import { type Noted, type Translated, type TranslatedText, translate } from "~/content/translate";
import { partIn } from "~/content/translation-parts";
import {
  builtContent,
  builtText,
  builtTexts,
  factContent,
  factsFrom,
  folderOfText,
  isEditable,
  listNames,
  parse,
  pathOf,
  schemaOfFile,
  type Texts,
} from "~/features/editor/files/site-content.server";
import { BODY, parseMdx } from "~/features/editor/files/text-file";
import type { ContentStore, FileChange, StoredFile } from "~/features/editor/stores/store.server";

/** The languages with a folder, sorted by name. */
export function listLanguages(): string[] {
  const folders = Object.keys(builtTexts).map((path) => path.split("/")[2] ?? "");
  return [...new Set(folders)].filter(isLanguage).sort();
}

export const listTranslatable = () => listNames().filter(isTranslated);

const isTranslatable = (name: string) => isEditable(name) && isTranslated(name);

/** The name of a file where notes of translations have it: home.yaml. */
export const fileOf = (name: string) => pathOf(name).slice("content/".length);

export const pathIn = (language: string, name: string) => `content/${language}/${fileOf(name)}`;

export const addressOf = (language: string, name: string) => `translation/${language}/${name}`;

export const hrefOf = (language: string, name: string) =>
  `/studio/content/${addressOf(language, name)}`;

export const notedPathIn = (language: string) => `content/${language}/${NOTED_FILE}`;

export type TranslationFile = {
  language: string;
  name: string;
  first: StoredFile;
  own: StoredFile | null;
  noted: { stored: StoredFile | null; files: NotedFiles };
};

/** Null where there is nothing to translate. */
export async function readTranslation(
  store: ContentStore,
  language: string,
  name: string,
): Promise<TranslationFile | null> {
  if (!listLanguages().includes(language) || !isTranslatable(name)) return null;
  const paths = [pathOf(name), pathIn(language, name), notedPathIn(language)];
  const [first, own, noted] = await Promise.all(paths.map((path) => store.read(path)));
  if (!first || parse(name, first.text).problems.length > 0) return null;
  const files = noted ? parseNoted(noted.text) : {};
  return { language, name, first, own: own ?? null, noted: { stored: noted ?? null, files } };
}

/** As it was built, for a repository that does not answer. */
export function builtTranslation(language: string, name: string): TranslationFile | null {
  if (!listLanguages().includes(language) || !isTranslatable(name)) return null;
  const own = builtTexts[`/${pathIn(language, name)}`];
  return {
    ...{ language, name, first: { text: builtText(name), version: "" } },
    own: own === undefined ? null : { text: own, version: "" },
    noted: { stored: null, files: {} },
  };
}

/** Without a text the translation goes; without notes their file stays as it is. */
export function changesOf(
  { language, name, own, noted }: TranslationFile,
  text: string | undefined,
  notes: Noted | undefined,
): FileChange[] {
  const key = fileOf(name);
  const { [key]: _, ...others } = noted.files;
  // The notes of a file keep their place.
  const all = { ...noted.files, [key]: notes };
  const files = Object.keys(notes ?? {}).length > 0 ? all : others;
  const path = pathIn(language, name);
  const isGone = text === undefined && own;
  return [
    ...(isGone ? [{ path, before: own.version, isGone: true as const }] : []),
    ...written(path, own, text),
    ...(notes
      ? written(notedPathIn(language), noted.stored, writeNoted(files, noted.stored?.text))
      : []),
  ];
}

function written(path: string, stored: StoredFile | null, text: string | undefined) {
  if (text === undefined || text === stored?.text) return [];
  return [{ path, text, before: stored?.version ?? null }];
}

type Sources = Pick<TranslationFile, "language" | "name" | "first" | "noted">;

export type ReadTranslation = {
  own: ParsedFile;
  texts: TranslatedText[];
  /** The data file as the language has it; for Markdown only the translation. */
  merged: ParsedFile;
  refused: { path: readonly PropertyKey[]; why: string; of?: readonly PropertyKey[] }[];
  surplus: Translated["surplus"];
};

export function translationOf(sources: Sources, ownText: string | undefined): ReadTranslation {
  return folderOfText(sources.name) ? ofMarkdown(sources, ownText) : ofData(sources, ownText);
}

function ofData(
  { language, name, first, noted }: Sources,
  ownText: string | undefined,
): ReadTranslation {
  const own = ownText === undefined ? NO_TRANSLATION : parse(`${language}/${name}`, ownText);
  const options = { language, noted: noted.files[fileOf(name)], facts: factsFrom(builtContent()) };
  const { parsed, translated } = mergeTranslation(name, parse(name, first.text), own, options);
  const { texts, refused, surplus } = translated;
  return { own, texts, merged: parsed, refused, surplus };
}

const BODY_SCHEMA = z.string().meta({ hasLines: true });

/** A Markdown file is translated as a whole: its fields that are texts, and its body. */
function ofMarkdown(
  { language, name, first, noted }: Sources,
  ownText: string | undefined,
): ReadTranslation {
  const own = ownText === undefined ? NO_TRANSLATION : parseMdx(pathIn(language, name), ownText);
  const { value } = parse(name, first.text);
  const whole = stateOfMarkdown(first.text, ownText, noted.files[fileOf(name)]);
  const { texts } = translate(schemaOfFile(name), value, undefined, { language });
  const body = { name: "", path: [BODY], schema: BODY_SCHEMA, ...whole };
  const fields = texts.map(({ hashes: _, ...text }): TranslatedText => {
    const written = partIn(own.value, text.path);
    const isThere = written !== undefined && written !== "";
    return { ...text, own: written, state: isThere ? "translated" : text.state };
  });
  const [firstBody, ownBody] = [value, own.value].map((it) => partIn(it, [BODY]));
  return {
    ...{ own, merged: own, refused: [], surplus: [] },
    texts: [...fields, { ...body, first: String(firstBody ?? ""), own: ownBody }],
  };
}

/** What texts of a language may insert, by the files as they are, or as they were built. */
export function factsIn(
  language: string,
  { texts = builtTexts, edited }: { texts?: Texts; edited?: { name: string; file: ParsedFile } },
): Facts {
  const firstContent = factContent(texts);
  const first = factsFrom(firstContent);
  const own = FACT_FILES.map((name): [string, ParsedFile] => {
    if (edited?.name === name) return [name, edited.file];
    const file = firstContent.get(name) ?? NO_TRANSLATION;
    const text = texts[`/${pathIn(language, name)}`];
    if (text === undefined) return [name, file];
    const written = parseYamlText(pathIn(language, name), text);
    const options = { language, noted: undefined, facts: first };
    return [name, mergeTranslation(name, file, written, options).parsed];
  });
  return factsInLanguage(first, factsOf(new Map(own)));
}
