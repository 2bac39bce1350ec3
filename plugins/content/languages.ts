import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { isTranslated } from "../../app/content/in-language.ts";
import { stateOfMarkdown } from "../../app/content/noted.ts";
import {
  listNoLongerComplete,
  listPageImages,
  type OwnTexts,
  type PageState,
  type ShownPicture,
  statePages,
  type TextUse,
  textsOfPages,
} from "../../app/content/page-texts.ts";
import { parseText } from "../../app/content/parse-text.ts";
import type { TranslatedText } from "../../app/content/translate.ts";
import { listLanguages, translationOf } from "./language.ts";
import { readNoted } from "./noted.ts";
import { listNames, readContent, readMerged } from "./read-content.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A text of a file; `file` is that of the first language, below content/. */
export type TextOfFile = TranslatedText & { file: string; line: number };

/** What is left over in a translation, one sentence each. */
export type Translation = { texts: TextOfFile[]; leftOver: string[] };

export function readTranslation(language: string): Translation {
  const files = listNames()
    .filter(isTranslated)
    .map((name) => {
      const { translated, own, first } = readMerged(language, name);
      const all = translated.texts.filter(({ state }) => state !== "optional");
      const texts = all.map((text) => {
        const isThere = text.state !== "missing" || text.why;
        const line = isThere ? own.lineOf(translated.pathIn(text.path)) : first.lineOf(text.path);
        return { ...text, file: `${name}.yaml`, line };
      });
      const leftOver = translated.leftOver.map(
        ({ path, why }) => `${own.file}: line ${own.lineOf(path)}: ${why}`,
      );
      return { texts, leftOver };
    });
  return {
    texts: [...files.flatMap(({ texts }) => texts), ...readMarkdown(language)],
    leftOver: files.flatMap(({ leftOver }) => leftOver),
  };
}

/** A Markdown file is one text. */
function readMarkdown(language: string): TextOfFile[] {
  return listMarkdown().map((file) => {
    const own = translationOf(`content/${file}`, language);
    const first = readFileSync(path.join(ROOT, "content", file), "utf8");
    const written = own && readFileSync(own, "utf8");
    const state = stateOfMarkdown(first, written, readNoted(language)[file]);
    return { file, line: 1, name: "", path: [], schema: z.unknown(), first: "", ...state };
  });
}

function listMarkdown(): string[] {
  const found = globSync("content/{legal,own-pages,blog/*,work/*}/*.mdx", { cwd: ROOT });
  return found.map((file) => file.replaceAll(path.sep, "/").slice("content/".length)).sort();
}

/** Pages that have a file of their own, and where they are read. */
function listOwnTexts(): OwnTexts[] {
  const locations = globSync("content/locations/*.yaml", { cwd: ROOT }).map((it) => {
    const slug = path.basename(it, ".yaml");
    return { page: `/locations/${slug}`, file: `locations/${slug}` };
  });
  const texts = listMarkdown().filter((file) => !file.startsWith("legal/"));
  return [
    ...locations,
    ...texts.map((file) => {
      if (!file.startsWith("own-pages/")) return { page: `/${path.dirname(file)}`, file };
      const { fields } = parseText(file, readFileSync(path.join(ROOT, "content", file)));
      return { page: String(Reflect.get(Object(fields.value), "path")), file };
    }),
  ];
}

export function listPageTexts(): Map<string, TextUse[]> {
  return textsOfPages(
    readContent("pages", null).map(({ path }) => path),
    listOwnTexts(),
    listPictures(),
  );
}

/** As in plugins/pictures/uses.ts, but by pages. */
function listPictures(): ShownPicture[] {
  const { titleFilm, process } = readContent("home", null);
  const home = [titleFilm?.poster, ...process.map(({ picture }) => picture)].map((picture) => ({
    page: "/",
    picture,
  }));
  const cards = readContent("pages", null).map((it) => ({
    page: it.path,
    picture: it.cardPicture,
  }));
  const questions = readContent("inquiry/questions", null).inOrder.flatMap(({ picture }) =>
    ["/inquiry", "/content-strategy/inquiry"].map((page) => ({ page, picture })),
  );
  const own = listOwnTexts().flatMap(({ page, file }) => {
    if (!file.endsWith(".mdx")) return [];
    const { fields } = parseText(file, readFileSync(path.join(ROOT, "content", file)));
    const picture: string | undefined = Reflect.get(Object(fields.value), "picture");
    return [page, path.posix.dirname(page)].map((it) => ({ page: it, picture }));
  });
  const named = [...cards, ...questions, ...own, ...home];
  return [
    ...listPageImages(readContent("images", null)),
    ...named.flatMap(({ page, picture }) => (picture ? { page, picture } : [])),
  ];
}

export const readPages = (texts: TextOfFile[]): PageState<TextOfFile>[] =>
  statePages(listPageTexts(), texts);

/** By language, the pages that a new text took out of it. */
export function findNoLongerComplete(): string[] {
  return listLanguages().flatMap((tag) => {
    const pages = listNoLongerComplete(readPages(readTranslation(tag).texts)).map(
      ({ page, missing }) => `${page} (${missing} ${missing === 1 ? "text" : "texts"})`,
    );
    const doctor = `npm run doctor -- --language ${tag}`;
    return pages.length === 0
      ? []
      : [`${tag}: not complete, and so not there: ${pages.join(", ")}. What they lack: ${doctor}`];
  });
}

/** A language of the site: its tag, and the pages that it does not have. */
export type SiteLanguage = { tag: string; elsewhere: string[] };

/** The languages of the site, the first one first. One without a home page is not there yet. */
export function siteLanguages(): SiteLanguage[] {
  const { language } = new Intl.Locale(readContent("site", null).locale);
  const others = listLanguages().flatMap((tag) => {
    const lacking = readPages(readTranslation(tag).texts).filter((it) => !it.isComplete);
    const elsewhere = lacking.map(({ page }) => page);
    return elsewhere.includes("/") ? [] : { tag, elsewhere: elsewhere };
  });
  return [{ tag: language, elsewhere: [] }, ...others];
}
