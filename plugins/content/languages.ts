import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseText } from "../../app/content/parse-text.ts";
import { hashOf } from "../../app/content/text-hash.ts";
import type { TranslatedText } from "../../app/content/translate.ts";
import { listLanguages, translationOf } from "./language.ts";
import { readNoted } from "./noted.ts";
import { isUsed, type OwnTexts, textsOfPages } from "./page-texts.ts";
import { isTranslated, listNames, readContent, readMerged } from "./read-content.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A text of a file; `file` is that of the first language, below content/. */
export type TextOfFile = TranslatedText & { file: string; line: number };

/** What is left over in a translation, one sentence each. */
export type Translation = { texts: TextOfFile[]; leftOver: string[] };

/** All texts that a language has, or lacks. */
export function readTranslation(language: string): Translation {
  const files = listNames()
    .filter(isTranslated)
    .map((name) => {
      const { translated, own, first } = readMerged(language, name);
      const texts = translated.texts.map((text) => {
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
    const common = { file, line: 1, name: "", path: [] };
    if (!own) return { ...common, state: "missing" };
    const hashes = { from: hashOfFile(path.join(ROOT, "content", file)), to: hashOfFile(own) };
    const noted = readNoted(language)[file]?.whole;
    const isOutdated = noted && noted.from !== hashes.from && noted.to === hashes.to;
    return { ...common, hashes, state: isOutdated ? "outdated" : "translated" };
  });
}

const hashOfFile = (file: string) => hashOf(readFileSync(file, "utf8").replaceAll("\r\n", "\n"));

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

/** Pages and what each of them shows. */
function listPageTexts(): Map<string, string[]> {
  return textsOfPages(
    readContent("pages", null).map(({ path }) => path),
    listOwnTexts(),
  );
}

export type PageState = { page: string; texts: TextOfFile[]; isComplete: boolean };

/** Each page with its texts in a language; it is there when it has all of them, and so has the page above it. */
export function statePages(texts: TextOfFile[]): PageState[] {
  const states = [...listPageTexts()].map(([page, uses]) => {
    const own = texts.filter(({ file, name }) => isUsed(uses, file.replace(/\.yaml$/, ""), name));
    return { page, texts: own, isComplete: own.every(isThere) };
  });
  const lacking = states.filter(({ isComplete }) => !isComplete).map(({ page }) => page);
  const isBelow = (page: string, above: string) => above !== "/" && page.startsWith(`${above}/`);
  return states.map((state) => ({
    ...state,
    isComplete: state.isComplete && !lacking.some((it) => isBelow(state.page, it)),
  }));
}

export const isThere = ({ state }: TranslatedText) => state !== "missing" && state !== "wrong";

/** A language of the site: its tag, and the pages that it does not have. */
export type SiteLanguage = { tag: string; elsewhere: string[] };

/** The languages of the site, the first one first. One without a home page is not there yet. */
export function siteLanguages(): SiteLanguage[] {
  const { language } = new Intl.Locale(readContent("site", null).locale);
  const others = listLanguages().flatMap((tag) => {
    const lacking = statePages(readTranslation(tag).texts).filter((it) => !it.isComplete);
    const elsewhere = lacking.map(({ page }) => page);
    return elsewhere.includes("/") ? [] : { tag, elsewhere };
  });
  return [{ tag: language, elsewhere: [] }, ...others];
}
