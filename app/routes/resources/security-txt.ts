import { site } from "#content/site";
import { publicFile } from "~/http/cache-control";
import { platformContext } from "~/platform.server";
import { securityText } from "~/seo/crawler-files";
import type { Route } from "./+types/security-txt";

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(platformContext);
  return publicFile(securityText(origin, site.email), "text/plain; charset=utf-8");
}
