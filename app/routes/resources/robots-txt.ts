import { platformContext } from "~/env.server";
import { publicPage } from "~/http/cache-control";
import type { Route } from "./+types/robots-txt";

/** Everything may be crawled: a page that is not for lists says so itself, and must be readable to. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": publicPage(),
  };
  return new Response(text, { headers });
}
