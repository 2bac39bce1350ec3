import { globSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { refuseProblems } from "./check-content/content-error.ts";
import { ownLanguage } from "./content/language.ts";
import { siteLanguages } from "./content/languages.ts";

const ID = "virtual:languages";

/** `virtual:languages`: the language of this build, and of all languages of the site which pages each lacks. */
export function languages(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return;
      for (const file of globSync("content/**/*.{yaml,mdx}")) this.addWatchFile(path.resolve(file));
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
    },
  };
}
