import path from "node:path";
import type { Plugin } from "vite";
import { importFile } from "./import-file.ts";
import { datePages } from "./page-dates.ts";

const PAGES = path.resolve("content/pages.ts");
const EXPLORE_MORE = path.resolve("content/explore-more.ts");

/**
 * Replaces two files of content by their values in a build: pages.ts, with dates from the git history, and
 * explore-more.ts, or browsers would load the reviews, cases and people that it counts.
 */
export function evaluateContent(): Plugin {
  return {
    name: "evaluate-content",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (id === EXPLORE_MORE) {
        const { exploreMore } =
          await importFile<typeof import("../content/explore-more.ts")>(EXPLORE_MORE);
        return `export const exploreMore = ${JSON.stringify(exploreMore)};`;
      }
      if (id === PAGES) {
        const { pages } = await importFile<typeof import("../content/pages.ts")>(PAGES);
        const dated = await datePages(pages, path.dirname(PAGES));
        return `export const pages = ${JSON.stringify(dated)};`;
      }
    },
  };
}
