import { site } from "#content/site";
import { platformContext } from "~/env.server";
import { publicCacheControl } from "~/http/cache-control";
import { securityText } from "~/seo/crawler-files";
import type { Route } from "./+types/security-txt";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  return new Response(securityText(origin, site.email), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": publicCacheControl() },
  });
}
