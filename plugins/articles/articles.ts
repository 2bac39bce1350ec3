import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { ContentAssets } from "../content-assets.ts";
import { type CompiledArticle, compileArticles } from "./compile-articles.ts";
import { BODY, loadBody } from "./load-body.ts";
import { servePicture } from "./serve-picture.ts";
import { PICTURES } from "./size-picture.ts";
import { summarize } from "./summarize.ts";

const MODULE = "virtual:articles";
const RESOLVED = `\0${MODULE}`;
const ROOT = path.resolve("content/blog");

export type ArticlesApi = { compiled: () => Promise<CompiledArticle[]> };

/**
 * Makes every folder of content/blog an article: `virtual:articles` refers to their summaries and to
 * each one's HTML, which are JSON files among the static assets. Its API gives them to other plugins.
 */
export function articles(): Plugin<ArticlesApi> {
  const assets = new ContentAssets();
  let building = false;
  let compiled: Promise<CompiledArticle[]> | undefined;
  return {
    name: "articles",
    api: { compiled: async () => (await compiled) ?? [] },
    configResolved(config) {
      building = config.command === "build";
    },
    configureServer: ({ middlewares }) => void middlewares.use("/assets", servePicture),
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      if (this.environment.name === "client") this.error("articles belong to the server");
      compiled = compileAllArticles({ keep: building });
      const list = await compiled;
      for (const { sources } of list) for (const file of sources) this.addWatchFile(file);
      if (!building) return moduleText(list, (_, value) => JSON.stringify({ value }));
      for (const name of list.flatMap(({ pictures }) => pictures)) {
        assets.addFile(name, await readFile(path.join(PICTURES, name)));
      }
      return moduleText(list, (name, value) => assets.addJson(name, value));
    },
    hotUpdate({ file, modules }) {
      if (this.environment.name !== "ssr") return;
      if (!file.startsWith(ROOT) && !file.startsWith(BODY)) return;
      const own = this.environment.moduleGraph.getModuleById(RESOLVED);
      if (own) return [...modules, own];
    },
    async writeBundle({ dir = "." }) {
      if (this.environment.name !== "client") await assets.write(dir);
    },
  };
}

let kept: Promise<CompiledArticle[]> | undefined;

/** Compiles every article of content/blog, a build's own only once; rejects with an MdxError. */
export function compileAllArticles({ keep = false } = {}): Promise<CompiledArticle[]> {
  if (!keep || !kept) kept = loadBody().then((body) => compileArticles(ROOT, body));
  return kept;
}

function moduleText(list: CompiledArticle[], asset: (name: string, value: unknown) => string) {
  const summaries = list.map(({ article }) => summarize(article));
  const entries = list.map(
    ({ article }) => `${JSON.stringify(article.slug)}: ${asset(article.slug, article)}`,
  );
  return `export const index = ${asset("articles", summaries)};
export const articles = { ${entries.join(", ")} };`;
}
