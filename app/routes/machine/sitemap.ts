import { ownPages } from "virtual:own-pages";
import { pages } from "#content/pages";
import { platformContext } from "~/env.server";
import { articlePath } from "~/features/blog/article";
import { listArticles } from "~/features/blog/read-articles.server";
import { publicPage } from "~/http/headers/cache-policies";
import { sitemap } from "~/seo/sitemap";
import type { Route } from "./+types/sitemap";

/** Every canonical page, and nothing that redirects or is not for search engines. */
export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const articles = (await listArticles(platform)).map(({ slug, publishDate, modifiedDate }) => ({
    path: articlePath(slug),
    updated: modifiedDate ?? publishDate,
  }));
  const headers = {
    "Content-Type": "application/xml; charset=utf-8",
    "Cache-Control": publicPage(),
  };
  return new Response(sitemap(platform.origin, [...pages, ...ownPages, ...articles]), { headers });
}
