import { articleCategories } from "#content/article-categories.yaml";
import { blogPage } from "#content/blog-page.yaml";
import { fill } from "~/content/format";
import type { ArticleSummary } from "~/features/blog/article";
import { ArticleCard } from "~/features/blog/article-card";
import {
  type ArticleFilter,
  countShown,
  FIRST_ARTICLES,
  SORTS,
  type Sort,
  searchText,
  selectArticles,
  sortArticles,
} from "~/features/blog/select-articles";
import { Button, ButtonLink } from "~/ui/button";
import { controlClass, FieldLayout, fieldControlClass, Options } from "~/ui/field";
import { NoMatches } from "~/ui/lists";

const texts = blogPage.list;

export function ArticleList({
  articles,
  filter,
}: {
  articles: ArticleSummary[];
  filter: ArticleFilter;
}) {
  const found = selectArticles(articles, filter);
  const shown = found.slice(0, countShown(found.length, filter));
  const newest = sortArticles(articles, "newest");
  const oldest = sortArticles(articles, "oldest");
  const shortest = sortArticles(articles, "readTime");
  return (
    <section aria-labelledby={LIST} className="px-gutter pt-section">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id={LIST}>
          {blogPage.all} (<span data-live-count>{found.length}</span>)
        </h2>{" "}
        <SortControl sort={filter.sort} />
      </div>
      <ul
        data-live-list
        className={`mt-8 grid gap-x-8 gap-y-12 ${articles.length < 3 ? "md:rows-of-2" : "md:grid-cols-2 lg:grid-cols-3"}`}
      >
        {shown.map((article) => (
          <li
            key={article.slug}
            className="@container"
            data-search={searchText(article)}
            data-category={article.category}
            data-newest={newest.indexOf(article)}
            data-oldest={oldest.indexOf(article)}
            data-readtime={shortest.indexOf(article)}
          >
            <ArticleCard article={article} tags={2} late />
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <p data-live-more className="mt-10">
          <ButtonLink href={`${ALL}#${LIST}`} kind="secondary">
            {fill(texts.showAllButton, { count: found.length })}
          </ButtonLink>
        </p>
      )}
      <NoMatches
        isShown={found.length === 0}
        text={blogPage.empty}
        reset={texts.clearButton}
        href="/blog"
      />
    </section>
  );
}

const FILTER = "articles";

const CATEGORIES = articleCategories.map((category) => ({ value: category, label: category }));

const ALL = "/blog?all";

const LIST = "all";

/** A GET form; enhance/live-search.ts filters while the visitor types. */
export function FilterForm({
  articles,
  filter,
}: {
  articles: ArticleSummary[];
  filter: ArticleFilter;
}) {
  const total = articles.length;
  const shown = countShown(selectArticles(articles, filter).length, filter);
  return (
    <search className="w-full">
      <form
        id={FILTER}
        action={`/blog#${LIST}`}
        data-live={shown < total ? "part" : "all"}
        data-live-whole={total > FIRST_ARTICLES ? ALL : undefined}
        className="grid items-end gap-4 sm:grid-cols-[1fr_auto] sm:*:first:col-span-2 max-w-measure"
      >
        <FieldLayout field={{ name: "q" }} label={texts.searchLabel}>
          {/* The list is further below; what is below the field may be covered by a phone's keyboard. */}
          <p
            role="status"
            data-live-status={texts.shownStatus}
            className="text-small text-mist-soft tabular"
          >
            {texts.shownStatus} {shown}
          </p>
          <input
            id="q"
            name="q"
            type="search"
            placeholder={blogPage.searchPlaceholder}
            defaultValue={filter.q}
            maxLength={100}
            autoComplete="off"
            className={fieldControlClass}
          />
        </FieldLayout>
        <FieldLayout field={{ name: "category" }} label={texts.categoryLabel}>
          <select
            id="category"
            name="category"
            defaultValue={filter.category}
            className={fieldControlClass}
          >
            <Options prompt={texts.allCategories} options={CATEGORIES} />
          </select>
        </FieldLayout>
        <Button kind="secondary" className="min-h-12">
          {texts.searchButton}
        </Button>
      </form>
    </search>
  );
}

function SortControl({ sort }: { sort: Sort }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <label htmlFor="sort" className="font-semibold">
        {texts.sortLabel}
      </label>
      <select id="sort" name="sort" form={FILTER} defaultValue={sort} className={controlClass}>
        <Options options={SORTS} />
      </select>
      <noscript>
        <Button kind="secondary" form={FILTER}>
          {texts.sortButton}
        </Button>
      </noscript>
    </p>
  );
}

export function FeaturedArticles({ articles }: { articles: ArticleSummary[] }) {
  const featured = articles.filter((article) => article.featured);
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="px-gutter pt-section">
      <h2 id="featured">{blogPage.featured}</h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:rows-of-2 lg:rows-of-3">
        {featured.map((article, at) => (
          <li key={article.slug} className="@container">
            {/* Phones do not load the third cover at first. */}
            <ArticleCard article={article} late={at > 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}
