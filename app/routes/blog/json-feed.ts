import { platformContext } from "~/env.server";
import { readFeed } from "~/features/blog/articles.server";
import { jsonFeed } from "~/features/blog/feeds";
import { publicCacheControl } from "~/http/cache-control";
import type { Route } from "./+types/json-feed";

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(jsonFeed(readFeed(context.get(platformContext))), {
    headers: {
      "Content-Type": "application/feed+json; charset=utf-8",
      "Cache-Control": publicCacheControl(),
    },
  });
}
