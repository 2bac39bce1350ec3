import { platformContext } from "~/env.server";
import { publicCacheControl } from "~/http/cache-control";
import type { Route } from "./+types/robots-txt";

/** Allows everything: crawlers must be able to read the `noindex` of unlisted pages. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": publicCacheControl(),
  };
  return new Response(text, { headers });
}
