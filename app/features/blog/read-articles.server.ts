import { articles, index } from "virtual:articles";
import { readContent } from "~/deferred-content.server";
import type { Platform } from "~/env.server";
import type { Article, ArticleSummary } from "./article";

type Bindings = Pick<Platform, "bindings">;

/** Every article that lists show, newest first. */
export async function listArticles(platform: Bindings): Promise<ArticleSummary[]> {
  const all = await readContent<ArticleSummary[]>(platform, index);
  return all.filter(({ listed }) => listed);
}

/** One article with its text, or null when no folder of content/blog has this name. */
export async function findArticle(platform: Bindings, slug: string): Promise<Article | null> {
  const asset = Object.hasOwn(articles, slug) ? articles[slug] : undefined;
  return asset ? readContent<Article>(platform, asset) : null;
}
