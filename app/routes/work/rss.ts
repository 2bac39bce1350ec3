import { filmFeed } from "~/features/work/film-metadata";
import { listFilms } from "~/features/work/films";
import { publicFile } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import { RSS, rssFeed } from "~/seo/feeds";
import type { Route } from "./+types/rss";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  return publicFile(rssFeed(filmFeed(origin, listFilms())), `${RSS}; charset=utf-8`);
}
