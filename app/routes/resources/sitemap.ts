import { sitemapVideo } from "~/features/work/film-metadata";
import { publicFile } from "~/http/public-file.server";
import { platformContext } from "~/platform.server";
import { sitemap } from "~/seo/crawler-files";
import { alternatesOf } from "~/seo/languages";
import { listPages } from "~/site/listed-pages.server";
import type { Route } from "./+types/sitemap";

export function loader({ request, context }: Route.LoaderArgs) {
  const { origin, settings } = context.get(platformContext);
  const entries = listPages().map(({ path, updated, film }) => ({
    path,
    updated,
    alternates: alternatesOf(path, settings.LANGUAGE_ORIGINS),
    ...(film && { video: sitemapVideo(origin, film) }),
  }));
  return publicFile(request, sitemap(origin, entries), "application/xml; charset=utf-8");
}
