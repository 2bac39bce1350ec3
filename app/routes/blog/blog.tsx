import { blogPage } from "#content/blog-page.yaml";
import { FEEDS, feedLinks } from "~/features/blog/article-metadata";
import { listArticles } from "~/features/blog/articles.server";
import { readFilter } from "~/features/blog/select-articles";
import { CallToAction } from "~/site/closing-section";
import { ExploreMore } from "~/site/explore-more";
import { HalfPictureHero } from "~/site/hero";
import { cacheable, uncached } from "~/site/page-data.server";
import { headers, meta } from "~/site/page-exports";
import { TextLink } from "~/ui/button";
import type { Route } from "./+types/blog";
import { ArticleList, FeaturedArticles, FilterForm } from "./article-list";

export function loader({ url, context }: Route.LoaderArgs) {
  const filter = readFilter(url.searchParams);
  const articles = listArticles();
  const head = { ...blogPage, headTags: feedLinks };
  // Search terms are private, so the result is not cached.
  const answer = url.searchParams.has("q") ? uncached : cacheable;
  return answer(context, "/blog", head, { articles, filter });
}

export { headers, meta };

export default function BlogPage({ loaderData: { articles, filter } }: Route.ComponentProps) {
  return (
    <>
      <HalfPictureHero path="/blog" title={blogPage.title} lede={blogPage.lede}>
        <FilterForm articles={articles} filter={filter} />
      </HalfPictureHero>
      <FeaturedArticles articles={articles} />
      <ArticleList articles={articles} filter={filter} />
      <section aria-labelledby="closing" className="mt-section px-gutter">
        <CallToAction id="closing" {...blogPage.closing} />
      </section>
      <section aria-labelledby="feeds" className="mt-section px-gutter">
        <h2 id="feeds" className="text-card">
          {blogPage.feeds.label}
        </h2>
        <p className="mt-2 text-mist-soft">
          {blogPage.feeds.note}{" "}
          {FEEDS.map(({ path, title }) => (
            <span key={path}>
              <TextLink href={path} className="me-4" label={title} />{" "}
            </span>
          ))}
        </p>
      </section>
      <ExploreMore path="/blog" />
    </>
  );
}
