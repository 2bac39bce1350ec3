import { publicFile } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/robots-txt";

/** Allows everything: crawlers must be able to read the `noindex` of unlisted pages. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  return publicFile(text, "text/plain; charset=utf-8");
}
