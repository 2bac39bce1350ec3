import { articleFeed } from "~/features/blog/article-metadata";
import { listArticles } from "~/features/blog/articles.server";
import { publicFile } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import { RSS, rssFeed } from "~/seo/feeds";
import type { Route } from "./+types/rss";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  return publicFile(rssFeed(articleFeed(origin, listArticles())), `${RSS}; charset=utf-8`);
}
