import { articleList } from "#content/page-texts";
import { hasWords } from "~/enhance/has-words";
import type { ArticleSummary } from "./article";

export const SORTS = [
  { value: "newest", label: articleList.sorts.newest },
  { value: "oldest", label: articleList.sorts.oldest },
  { value: "readTime", label: articleList.sorts.readTime },
] as const;

export const CATEGORIES = ["Strategy", "Training", "Tools", "ROI", "Production Tips"] as const;

export type Sort = (typeof SORTS)[number]["value"];
/** What a visitor asked the list for; an empty category is all of them. */
export type Wish = { q: string; category: string; sort: Sort };

const LONGEST_QUERY = 100;

/** Reads a wish from an address; what it does not know counts as not asked. */
export function readWish(params: URLSearchParams): Wish {
  const category = params.get("category");
  const sort = params.get("sort");
  return {
    q: (params.get("q") ?? "").trim().slice(0, LONGEST_QUERY),
    category: CATEGORIES.find((it) => it === category) ?? "",
    sort: SORTS.find(({ value }) => value === sort)?.value ?? "newest",
  };
}

/** The articles of a category whose title, excerpt or tags contain the query, in the order asked for. */
export function selectArticles(articles: ArticleSummary[], wish: Wish): ArticleSummary[] {
  return sortArticles(articles, wish.sort).filter(
    (article) =>
      (!wish.category || article.category === wish.category) &&
      hasWords(searchText(article), wish.q),
  );
}

/** Read time ascends, of equals the newest comes first. */
export function sortArticles(articles: ArticleSummary[], sort: Sort): ArticleSummary[] {
  const newest = [...articles].sort((a, b) => b.publishDate.localeCompare(a.publishDate));
  if (sort === "newest") return newest;
  if (sort === "oldest") return newest.reverse();
  return newest.sort((a, b) => minutes(a) - minutes(b));
}

export function searchText({ title, excerpt, tags }: ArticleSummary): string {
  return [title, excerpt, ...tags].join("\n").toLowerCase();
}

const minutes = ({ readTime }: ArticleSummary) => Number.parseInt(readTime, 10);
