import { pages } from "#content/pages";
import { articlePath } from "~/features/blog/article";
import { listArticles } from "~/features/blog/articles.server";
import { filmPath } from "~/features/work/film";
import { sitemapVideo } from "~/features/work/film-metadata";
import { listFilms } from "~/features/work/films";
import { publicFile } from "~/http/public-file.server";
import { platformContext } from "~/platform.server";
import { sitemap } from "~/seo/crawler-files";
import { ownPages } from "~/site/own-pages";
import type { Route } from "./+types/sitemap";

export function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const articles = listArticles().map(({ slug, publishDate, modifiedDate }) => ({
    path: articlePath(slug),
    updated: modifiedDate ?? publishDate,
  }));
  const films = listFilms().map((film) => ({
    path: filmPath(film.slug),
    updated: film.uploaded,
    video: sitemapVideo(origin, film),
  }));
  const own = ownPages.map(({ frontmatter }) => frontmatter);
  // Without films, their list is empty.
  const filled = pages.filter(({ path }) => path !== "/work" || films.length > 0);
  const entries = [...filled, ...own, ...articles, ...films];
  return publicFile(request, sitemap(origin, entries), "application/xml; charset=utf-8");
}
