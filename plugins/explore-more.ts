import path from "node:path";
import { type Plugin, runnerImport } from "vite";

/** Counts the reviews, cases and people of content/explore-more.ts at build, or browsers would load their texts. */
export function exploreMore(): Plugin {
  const file = path.resolve("content/explore-more.ts");
  return {
    name: "explore-more",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (id !== file) return;
      const { module } = await runnerImport<{ exploreMore: object }>(file);
      return `export const exploreMore = ${JSON.stringify(module.exploreMore)};`;
    },
  };
}
