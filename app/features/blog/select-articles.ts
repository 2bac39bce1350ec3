import { articleCategories } from "#content/article-categories.yaml";
import { list } from "#content/blog-page.yaml";
import { includesText, readSearchWords } from "~/enhance/search-words";
import type { ArticleSummary } from "./article";

export const SORTS = [
  { value: "newest", label: list.sorts.newest },
  { value: "oldest", label: list.sorts.oldest },
  { value: "readTime", label: list.sorts.readTime },
] as const;

export type Sort = (typeof SORTS)[number]["value"];
/** An empty category means all; without a filter only the first show, unless `all`. */
export type ArticleFilter = { q: string; category: string; sort: Sort; all: boolean };

export const FIRST_ARTICLES = 60;

export function readFilter(params: URLSearchParams): ArticleFilter {
  const category = params.get("category");
  const sort = params.get("sort");
  return {
    q: readSearchWords(params),
    category: articleCategories.find((it) => it === category) ?? "",
    sort: SORTS.find(({ value }) => value === sort)?.value ?? "newest",
    all: params.has("all"),
  };
}

export function selectArticles(articles: ArticleSummary[], filter: ArticleFilter) {
  return sortArticles(articles, filter.sort).filter(
    (article) =>
      (!filter.category || article.category === filter.category) &&
      includesText(searchText(article), filter.q),
  );
}

/** By read time: ascending, of equals the newest first. */
export function sortArticles(articles: ArticleSummary[], sort: Sort): ArticleSummary[] {
  const newest = [...articles].sort((a, b) => b.publishDate.localeCompare(a.publishDate));
  if (sort === "newest") return newest;
  if (sort === "oldest") return newest.reverse();
  return newest.sort((a, b) => minutes(a) - minutes(b));
}

export function searchText({ title, excerpt, tags }: ArticleSummary): string {
  return [title, excerpt, ...tags].join("\n");
}

export function countShown(found: number, { q, category, all }: ArticleFilter): number {
  return q || category || all ? found : Math.min(found, FIRST_ARTICLES);
}

const minutes = ({ readTime }: ArticleSummary) => Number.parseInt(readTime, 10);
