import path from "node:path";
import type { Plugin } from "vite";
import { importFile } from "./import-file.ts";
import { datePages } from "./page-dates.ts";

const CONTENT = path.resolve("content");

/** What a file exports, by its path in content/. */
const values: Record<string, () => Promise<object>> = {
  "pages.ts": async () => {
    const { pages } = await importFile<typeof import("../content/pages.ts")>("content/pages.ts");
    return { pages: await datePages(pages, CONTENT) };
  },
  "inquiry/services.ts": () => importFile("content/inquiry/services.ts"),
};

/**
 * Replaces two files of content by their values in a build: pages.ts, with dates from the git history, and one
 * with which browsers would load the offers that it quotes.
 */
export function evaluateContent(): Plugin {
  return {
    name: "evaluate-content",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const evaluate = values[path.relative(CONTENT, id)];
      if (!evaluate) return;
      return Object.entries(await evaluate())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
