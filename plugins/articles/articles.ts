import path from "node:path";
import type { Plugin } from "vite";
import { type AddAsset, compiledTexts, type TextsApi } from "../compiled-texts.ts";
import { type CompiledArticle, compileArticles } from "./compile-articles.ts";
import { loadBody } from "./load-body.ts";
import { servePicture } from "./serve-picture.ts";
import { summarize } from "./summarize.ts";

const FOLDER = path.resolve("content/blog");

export type ArticlesApi = TextsApi<CompiledArticle>;

/** `virtual:articles`: summaries of content/blog, and where each one's HTML lies as a JSON file beside the Worker. */
export function articles(): Plugin<ArticlesApi> {
  return {
    ...compiledTexts({
      name: "articles",
      folder: FOLDER,
      compile: compileAllArticles,
      moduleText,
    }),
    configureServer: ({ middlewares }) => void middlewares.use("/assets", servePicture),
  };
}

let kept: Promise<CompiledArticle[]> | undefined;

/** Compiles every article of content/blog, a build's own only once; rejects with an MdxError. */
export function compileAllArticles({ keep = false } = {}): Promise<CompiledArticle[]> {
  if (!keep || !kept) kept = loadBody().then((body) => compileArticles(FOLDER, body));
  return kept;
}

function moduleText(list: CompiledArticle[], asset: AddAsset) {
  const summaries = list.map(({ article }) => summarize(article));
  const entries = list.map(
    ({ article }) => `${JSON.stringify(article.slug)}: ${asset(article.slug, article)}`,
  );
  return `export const index = ${asset("articles", summaries)};
export const articles = { ${entries.join(", ")} };`;
}
