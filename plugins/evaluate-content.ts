import path from "node:path";
import type { Plugin } from "vite";
import { importFile } from "./import-file.ts";
import { datePages } from "./page-dates.ts";

const PAGES = path.resolve("content/pages.ts");

/** Replaces the pages of content/pages.ts by their values in a build, with dates from the git history. */
export function evaluateContent(): Plugin {
  return {
    name: "evaluate-content",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (id !== PAGES) return;
      const { pages } = await importFile<typeof import("../content/pages.ts")>("content/pages.ts");
      const dated = await datePages(pages, path.dirname(PAGES));
      return `export const pages = ${JSON.stringify(dated)};`;
    },
  };
}
