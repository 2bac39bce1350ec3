import { pages as shownBy, translations } from "virtual:translations";
import { pages } from "#content/pages.yaml";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { parseNoted } from "~/content/noted";
import { isThere, listPageImages, statePages, withPictures } from "~/content/page-texts";
import type { TextState } from "~/content/translate";
import {
  builtText,
  builtTexts,
  nameOfPath,
  parse,
  pathOf,
  storedTexts,
  type Texts,
} from "~/features/editor/files/site-content.server";
import { pointerTo } from "~/features/editor/form/draft";
import { titleOf } from "~/features/editor/form/labels";
import { nameOfLanguage } from "~/features/editor/form/language-name";
import type { ContentStore } from "~/features/editor/stores/store.server";
import { firstLanguage } from "~/seo/languages";
import {
  fileOf,
  hrefOf,
  listTranslatable,
  notedPathIn,
  pathIn,
  translationOf,
} from "./translation-files.server";

const { translation: words } = contentEditor;

type OpenText = (typeof translations)[number]["texts"][number];

export type Progress = { language: string; title: string; done: number; pages: number };

/** How much of the site each language has, by the texts in the repository, or as they were built. */
export function listProgress(texts: Texts = builtTexts): Progress[] {
  return translations.map(({ tag }) => {
    const states = statesIn(tag, texts);
    const done = states.filter(({ isComplete }) => isComplete).length;
    return { language: tag, title: nameOfLanguage(tag), done, pages: states.length };
  });
}

function statesIn(language: string, texts: Texts) {
  const images = parse("images", texts[`/${pathOf("images")}`] ?? builtText("images"));
  const pages = withPictures(new Map(shownBy), listPageImages(images.value));
  return statePages(pages, listOpenTexts(language, texts));
}

/** Pages that a language would lose: one sentence, and where to translate what they lack. */
export type Leaving = { sentence: string; href: string; pages: string[]; files: FileState[] };

export function listLeaving(before: Texts, after: Texts): Leaving[] {
  return translations.flatMap(({ tag }) => {
    const had = statesIn(tag, before).filter(({ isComplete }) => isComplete);
    const left = statesIn(tag, after).filter(
      ({ page, isComplete }) => !isComplete && had.some((it) => it.page === page),
    );
    if (left.length === 0) return [];
    const lacking = [...new Set(left.flatMap(({ texts }) => texts.filter((it) => !isThere(it))))];
    const sentence = fill(words.leaving, {
      language: nameOfLanguage(tag),
      pages: fill(words.leavingPages, { count: left.length }),
      texts: fill(words.leavingTexts, { count: lacking.length }),
    });
    const pages = left.map(({ page }) => nameOfPage(page));
    const href = `/studio/content/translation/${tag}`;
    // Beside files of the first language, a translation is named with its language.
    const files = filesIn(tag, lacking).map(({ title, ...it }) => ({
      ...it,
      title: fill(words.fileTitle, { language: nameOfLanguage(tag), file: title }),
    }));
    return { sentence, href, pages, files };
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
  first: string;
  done: number;
  pages: number;
  /** The texts that every incomplete page lacks. */
  everyPage: FileState[];
  /** A page without files of its own waits for the page above it. */
  toDo: {
    page: string;
    files: FileState[];
    above?: { page: string; href: string } | undefined;
  }[];
  outdated: FileState[];
  unchanged: FileState[];
  complete: string[];
  files: FileState[];
};

/** What a language has and lacks; null without its folder. */
export function describeLanguage(
  language: string,
  texts: Texts = builtTexts,
): TranslationPage | null {
  if (!translations.some(({ tag }) => tag === language)) return null;
  const openTexts = listOpenTexts(language, texts);
  const states = statesIn(language, texts);
  const open = states.filter(({ isComplete }) => !isComplete);
  const filesOf = (of: OpenText[]) => filesIn(language, of);
  const lackingOf = (own: OpenText[]) => filesOf(own.filter((it) => !isThere(it)));
  const lacking = open.map(({ page, texts: own }) => {
    const files = lackingOf(own);
    const above = open.find((it) => page.startsWith(`${it.page}/`) && lackingOf(it.texts)[0]);
    const [first] = above ? lackingOf(above.texts) : [];
    return {
      ...{ page: nameOfPage(page), files },
      ...(files.length === 0 &&
        above &&
        first && { above: { page: nameOfPage(above.page), href: first.href } }),
    };
  });
  const isEverywhere = ({ href }: FileState) =>
    lacking.length > 1 && lacking.every(({ files }) => files.some((it) => it.href === href));
  const toDo = lacking.map((it) => {
    return { ...it, files: it.files.filter((file) => !isEverywhere(file)) };
  });
  const inState = (state: TextState) => filesOf(openTexts.filter((it) => it.state === state));
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

/** Each links to the first of its texts. */
function filesIn(language: string, texts: OpenText[]): FileState[] {
  return [...Map.groupBy(texts, ({ file }) => file)].map(([file, own]) => {
    const name = nameOfPath(`/content/${file}`);
    const field = pointerTo(own[0]?.path ?? []);
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

/** Built, except for files that have changed since. */
function listOpenTexts(language: string, texts: Texts): OpenText[] {
  const built = translations.find(({ tag }) => tag === language)?.texts ?? [];
  const [notes, builtNotes] = [texts, builtTexts].map((it) => notesByFile(it, language));
  const changed = listTranslatable().filter(
    (name) =>
      [pathOf(name), pathIn(language, name)].some(
        (path) => texts[`/${path}`] !== builtTexts[`/${path}`],
      ) || notes?.get(fileOf(name)) !== builtNotes?.get(fileOf(name)),
  );
  if (changed.length === 0) return built;
  const files = changed.map(fileOf);
  const noted = files.map((file) => notes?.get(file) ?? "").join("");
  const sources = { language, noted: { stored: null, files: parseNoted(noted) } };
  const now = changed.flatMap((name): OpenText[] => {
    const first = { text: texts[`/${pathOf(name)}`] ?? builtText(name), version: "" };
    const own = texts[`/${pathIn(language, name)}`];
    const read = translationOf({ ...sources, name, first }, own);
    const open = read.texts.filter(({ state }) => !/^(translated|optional)$/.test(state));
    return open.map(({ name: text, path, state }) => ({
      ...{ file: fileOf(name), name: text, path, state },
    }));
  });
  return [...built.filter(({ file }) => !files.includes(file)), ...now];
}

/** The notes of each file as text: parsing all of them takes longer than comparing. */
function notesByFile(texts: Texts, language: string): Map<string, string> {
  const notes = (texts[`/${notedPathIn(language)}`] ?? "").split(/^(?=[^\s#])/m);
  return new Map(notes.map((it) => [it.slice(0, it.indexOf(":")), it]));
}

/** Pages that the site has in other languages, and the next build will not, because of this file. */
export async function readLeaving(store: ContentStore, name: string): Promise<Leaving[]> {
  const leaving = listLeaving(builtTexts, await storedTexts(store));
  return leaving.filter(({ href, files }) =>
    files.some((file) => file.href.replace(/\?.*/, "") === `${href}/${name}`),
  );
}
