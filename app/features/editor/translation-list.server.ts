import { pages as shownBy, translations } from "virtual:translations";
import { pages } from "#content/pages.yaml";
import { parseNoted } from "~/content/noted";
import { isThere, statePages } from "~/content/page-texts";
import type { TextState } from "~/content/translate";
import { firstLanguage } from "~/seo/languages";
import { nameOf } from "./draft";
import { titleOf } from "./labels";
import { nameOfLanguage } from "./language-name";
import { builtText, builtTexts, nameOfPath, storedTexts } from "./site-content.server";
import { type ContentStore, StoreError } from "./store.server";
import {
  fileOf,
  hrefOf,
  listTranslatable,
  notedPathIn,
  pathIn,
  translationOf,
} from "./translation-files.server";

type OpenText = (typeof translations)[number]["texts"][number];

export type Progress = { language: string; title: string; done: number; pages: number };

/** How much of the site each language has, as it was built. */
export function listProgress(): Progress[] {
  return translations.map(({ tag, texts }) => {
    const states = statePages(new Map(shownBy), texts);
    const done = states.filter(({ isComplete }) => isComplete).length;
    return { language: tag, title: nameOfLanguage(tag), done, pages: states.length };
  });
}

/** A file of a language, with how many of its texts are in what state. */
export type FileState = {
  title: string;
  href: string;
  counts: Partial<Record<TextState, number>>;
};

export type TranslationPage = {
  language: string;
  title: string;
  /** What the first language is called. */
  first: string;
  done: number;
  pages: number;
  /** What all pages lack that are not complete. */
  everyPage: FileState[];
  toDo: { page: string; files: FileState[] }[];
  outdated: FileState[];
  unchanged: FileState[];
  complete: string[];
  files: FileState[];
};

/** What a language has and lacks, by the files of the language that are in the repository; null without its folder. */
export async function describeLanguage(
  store: ContentStore,
  language: string,
): Promise<TranslationPage | null> {
  const built = translations.find(({ tag }) => tag === language);
  if (!built) return null;
  const texts = await readOpenTexts(store, language, built.texts);
  const states = statePages(new Map(shownBy), texts);
  const open = states.filter(({ isComplete }) => !isComplete);
  const filesOf = (of: OpenText[]) => filesIn(language, of);
  const lacking = open.map(({ page, texts: own }) => ({
    page: nameOfPage(page),
    files: filesOf(own.filter((it) => !isThere(it))),
  }));
  const isEverywhere = ({ href }: FileState) =>
    lacking.length > 1 && lacking.every(({ files }) => files.some((it) => it.href === href));
  const toDo = lacking.map(({ page, files }) => {
    return { page, files: files.filter((it) => !isEverywhere(it)) };
  });
  const inState = (state: TextState) => filesOf(texts.filter((it) => it.state === state));
  return {
    ...{ language, title: nameOfLanguage(language), first: nameOfLanguage(firstLanguage) },
    ...{ done: states.length - open.length, pages: states.length },
    everyPage: lacking[0]?.files.filter(isEverywhere) ?? [],
    toDo: toDo.sort((a, b) => a.files.length - b.files.length),
    ...{ outdated: inState("outdated"), unchanged: inState("unchanged") },
    complete: states.flatMap(({ page, isComplete }) => (isComplete ? nameOfPage(page) : [])),
    files: listTranslatable().map((name) => ({
      ...{ title: titleOf(name), href: hrefOf(language, name), counts: {} },
    })),
  };
}

const nameOfPage = (path: string) => pages.find((it) => it.path === path)?.name ?? path;

/** Each leads to the first of its texts. */
function filesIn(language: string, texts: OpenText[]): FileState[] {
  return [...Map.groupBy(texts, ({ file }) => file)].map(([file, own]) => {
    const name = nameOfPath(`/content/${file}`);
    const field = (own[0]?.path ?? []).reduce<string>((at, key) => nameOf(at, String(key)), "");
    const counts = Object.groupBy(own, ({ state }) => state);
    return {
      title: titleOf(name),
      href: `${hrefOf(language, name)}${field && `?field=${encodeURIComponent(field)}`}`,
      counts: Object.fromEntries(
        Object.entries(counts).map(([state, of]) => [state, of?.length ?? 0]),
      ),
    };
  });
}

/** Those of files that have changed since the build are looked at again; where the repository does not answer, none. */
async function readOpenTexts(store: ContentStore, language: string, built: OpenText[]) {
  try {
    const stored = await store.read(notedPathIn(language));
    const noted = { stored, files: stored ? parseNoted(stored.text) : {} };
    const names = listTranslatable().filter(
      (name) => `/${pathIn(language, name)}` in builtTexts || fileOf(name) in noted.files,
    );
    const texts = await storedTexts(
      store,
      names.map((name) => pathIn(language, name)),
    );
    const changed = names.filter((name) => {
      const path = pathIn(language, name);
      return texts.get(path) !== builtTexts[`/${path}`];
    });
    const files = changed.map(fileOf);
    const now = changed.flatMap((name): OpenText[] => {
      const first = { text: builtText(name), version: "" };
      const read = translationOf(
        { language, name, first, noted },
        texts.get(pathIn(language, name)),
      );
      const open = read.texts.filter(({ state }) => !/^(translated|optional)$/.test(state));
      return open.map(({ name: text, path, state }) => ({
        ...{ file: fileOf(name), name: text, path, state },
      }));
    });
    return [...built.filter(({ file }) => !files.includes(file)), ...now];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return built;
  }
}
