import { articleFeed } from "~/features/blog/article-metadata";
import { listArticles } from "~/features/blog/articles.server";
import { filmFeed } from "~/features/work/film-metadata";
import { listFilms } from "~/features/work/films";
import { publicFile } from "~/http/public-file.server";
import { platformContext } from "~/platform.server";
import { JSON_FEED, jsonFeed, RSS, rssFeed } from "~/seo/feeds";
import type { Route } from "./+types/feed";

export function loader({ request, url: { pathname }, context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const feed = pathname.startsWith("/work/")
    ? filmFeed(origin, listFilms())
    : articleFeed(origin, listArticles());
  return pathname.endsWith(".json")
    ? publicFile(request, jsonFeed(feed), `${JSON_FEED}; charset=utf-8`)
    : publicFile(request, rssFeed(feed), `${RSS}; charset=utf-8`);
}
