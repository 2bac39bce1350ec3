import { platformContext } from "~/env.server";
import { readFeed } from "~/features/blog/articles.server";
import { rssFeed } from "~/features/blog/feeds";
import { publicCacheControl } from "~/http/cache-control";
import type { Route } from "./+types/rss";

export function loader({ context }: Route.LoaderArgs) {
  return new Response(rssFeed(readFeed(context.get(platformContext))), {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      "Cache-Control": publicCacheControl(),
    },
  });
}
