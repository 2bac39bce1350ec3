import { articleFeed } from "~/features/blog/article-metadata";
import { listArticles } from "~/features/blog/articles.server";
import { publicFile } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import { JSON_FEED, jsonFeed } from "~/seo/feeds";
import type { Route } from "./+types/json-feed";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  return publicFile(jsonFeed(articleFeed(origin, listArticles())), `${JSON_FEED}; charset=utf-8`);
}
