import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isLanguage, looksLikeLanguage } from "../../app/content/languages.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** A folder of content/, or null for the first language. */
export type Language = string | null;

export const ownLanguage: Language = process.env.CONTENT_LANGUAGE || null;

export function listLanguages(): string[] {
  return readdirSync(path.join(ROOT, "content"), { withFileTypes: true })
    .filter((it) => it.isDirectory() && isLanguage(it.name))
    .map(({ name }) => name)
    .sort();
}

export function languageOfFile(file: string): string | undefined {
  const [, folder = ""] = /^content\/([^/]+)\//.exec(file) ?? [];
  return looksLikeLanguage(folder) ? folder : undefined;
}

/** Folders that are named like a language that there is not, and a build of one that has no folder. */
export function findLanguageProblems(folders: string[]): string[] {
  const known = listLanguages();
  const either =
    known.length > 0 ? `Write one of ${known.join(", ")}, or make that folder` : "Make that folder";
  return [
    ...folders
      .filter((it) => !isLanguage(it))
      .map(
        (it) =>
          `content/${it}: ${it} is no language. Name the folder by its language tag, such as content/es for Spanish.`,
      ),
    ...(ownLanguage && !known.includes(ownLanguage)
      ? [
          `CONTENT_LANGUAGE is ${ownLanguage}, and there is no folder content/${ownLanguage}. ${either}, as docs/languages.md says.`,
        ]
      : []),
  ];
}

/** In which language a Markdown file is read: one without a translation is that of the first language. */
export const languageOfText = (file: string) => (translationOf(file) ? ownLanguage : null);

/** The translation of a file of content/, where there is one. */
export function translationOf(file: string, language = ownLanguage): string | undefined {
  if (!language) return undefined;
  const own = path.join(
    ROOT,
    "content",
    language,
    path.relative("content", path.relative(ROOT, path.resolve(ROOT, file))),
  );
  return existsSync(own) ? own : undefined;
}
