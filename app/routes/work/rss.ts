import { site } from "#content/site";
import { workPage } from "#content/work-page";
import { platformContext } from "~/env.server";
import { filmPath } from "~/features/work/film";
import { listFilms } from "~/features/work/films";
import { publicCacheControl } from "~/http/cache-control";
import { rssChannel } from "~/seo/rss";
import type { Route } from "./+types/rss";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const newest = listFilms().sort((a, b) => b.uploaded.localeCompare(a.uploaded));
  const feed = rssChannel({
    origin,
    path: "/work",
    title: `${workPage.metaTitle} | ${site.name}`,
    description: workPage.metaDescription,
    items: newest.map(({ slug, title, kindName, result, uploaded, files }) => ({
      path: filmPath(slug),
      title,
      description: result,
      category: kindName,
      day: uploaded,
      enclosure: files && { path: files.mp4, bytes: files.bytes, type: "video/mp4" },
    })),
  });
  const headers = {
    "Content-Type": "application/rss+xml; charset=utf-8",
    "Cache-Control": publicCacheControl(),
  };
  return new Response(feed, { headers });
}
