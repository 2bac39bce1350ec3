import { blogPage } from "#content/blog-page";
import * as words from "#content/words/blog";
import type { ArticleSummary } from "~/features/blog/article";
import { ArticleRow } from "~/features/blog/article-row";
import {
  SORTS,
  searchText,
  selectArticles,
  sortArticles,
  type Wish,
} from "~/features/blog/select-articles";
import { NoMatches } from "~/ui/lists";
import { LIST } from "./article-filter";
import { SortControl } from "./sort-control";

export function ArticleList({ articles, wish }: { articles: ArticleSummary[]; wish: Wish }) {
  const found = selectArticles(articles, wish);
  const ranks = SORTS.map(({ value }) => ({ value, order: sortArticles(articles, value) }));
  return (
    <section aria-labelledby={LIST} className="w-full px-gutter pt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id={LIST} className="font-display text-title">
          {blogPage.all} (<span data-live-count>{found.length}</span>)
        </h2>{" "}
        <SortControl sort={wish.sort} />
      </div>
      <p role="status" className="sr-only" data-live-status={words.articlesShown} />
      <ul data-live-list className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {found.map((article) => (
          <li
            key={article.slug}
            className="md:max-lg:first:nth-last-[2n+1]:col-span-2 lg:first:nth-last-[3n+1]:col-span-3 lg:first:nth-last-[3n+2]:col-span-2"
            data-search={searchText(article)}
            data-category={article.category}
            {...Object.fromEntries(
              ranks.map(({ value, order }) => [
                `data-${value.toLowerCase()}`,
                order.indexOf(article),
              ]),
            )}
          >
            <ArticleRow article={article} />
          </li>
        ))}
      </ul>
      <NoMatches
        isShown={found.length === 0}
        text={blogPage.empty}
        reset={words.clearFilters}
        href="/blog"
      />
    </section>
  );
}
