import { publicFile } from "~/http/public-file.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/robots-txt";

/** Allows everything: crawlers must be able to read the `noindex` of unlisted pages. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
  return publicFile(request, text, "text/plain; charset=utf-8");
}
