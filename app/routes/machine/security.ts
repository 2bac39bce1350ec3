import { site } from "#content/site";
import { platformContext } from "~/env.server";
import { publicPage } from "~/http/cache-control";
import { securityText } from "~/seo/security-text";
import type { Route } from "./+types/security";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  return new Response(securityText(origin, site.email), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": publicPage() },
  });
}
