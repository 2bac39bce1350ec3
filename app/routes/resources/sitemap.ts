import { pages } from "#content/pages";
import { platformContext } from "~/env.server";
import { articlePath } from "~/features/blog/article";
import { listArticles } from "~/features/blog/articles.server";
import { publicCacheControl } from "~/http/cache-control";
import { sitemap } from "~/seo/crawler-files";
import { ownPages } from "~/site/own-pages";
import type { Route } from "./+types/sitemap";

export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const articles = listArticles().map(({ slug, publishDate, modifiedDate }) => ({
    path: articlePath(slug),
    updated: modifiedDate ?? publishDate,
  }));
  const headers = {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": publicCacheControl(),
  };
  const own = ownPages.map(({ frontmatter }) => frontmatter);
  return new Response(sitemap(platform.origin, [...pages, ...own, ...articles]), { headers });
}
