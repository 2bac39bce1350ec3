import { blogPage } from "#content/blog-page";
import type { ArticleSummary } from "~/features/blog/article";
import { ArticleCard } from "~/features/blog/article-card";

const LEAD = "md:col-span-2 lg:row-span-2";

/** The first wide, two beside it. Shown whatever is searched for; nothing when there is none. */
export function FeaturedArticles({ articles }: { articles: ArticleSummary[] }) {
  const featured = articles.filter((article) => article.featured);
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="featured" className="w-full px-gutter pt-16">
      <h2 id="featured" className="font-display text-title">
        {blogPage.featured}
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {featured.map((article, at) => (
          // A phone's first load ends before the third cover.
          <li key={article.slug} className={at === 0 ? LEAD : ""}>
            <ArticleCard article={article} leads={at === 0} late={at > 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}
