import { globSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { refuseProblems } from "./check-content/content-error.ts";
import { listLanguages, ownLanguage } from "./content/language.ts";
import { listPageTexts, readTranslation, siteLanguages } from "./content/languages.ts";

const MODULES: Record<string, () => string> = {
  "virtual:languages": languagesModule,
  "virtual:translations": translationsModule,
};

/** `virtual:languages` for the app, `virtual:translations` for the editor: virtual-languages.d.ts describes them. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load(id) {
      const module = MODULES[id.slice(1)];
      if (!module || !id.startsWith("\0")) return;
      for (const file of globSync("content/**/*.{yaml,mdx}")) this.addWatchFile(path.resolve(file));
      return module();
    },
  };
}

function languagesModule(): string {
  const all = siteLanguages();
  const own = ownLanguage ?? all[0]?.tag;
  if (!all.some(({ tag }) => tag === own))
    refuseProblems([
      `content/${own}: the home page is not complete. npm run doctor -- --language ${own} names what it lacks.`,
    ]);
  return [
    `export const own = ${JSON.stringify(own)};`,
    `export const languages = ${JSON.stringify(all)};`,
    `export const isMultilingual = ${all.length > 1};`,
  ].join("\n");
}

function translationsModule(): string {
  // Other languages have no inbox.
  const tags = ownLanguage ? [] : listLanguages();
  const translations = tags.map((tag) => {
    const open = readTranslation(tag).texts.filter(({ state }) => state !== "translated");
    return { tag, texts: open.map(({ file, name, path, state }) => ({ file, name, path, state })) };
  });
  return [
    `export const pages = ${JSON.stringify([...listPageTexts()])};`,
    `export const translations = ${JSON.stringify(translations)};`,
  ].join("\n");
}
