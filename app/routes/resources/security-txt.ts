import { site } from "#content/site.yaml";
import { publicFile } from "~/http/public-file.server";
import { platformContext } from "~/platform.server";
import { securityText } from "~/seo/crawler-files";
import { firstLanguage, ownLanguage } from "~/seo/languages";
import type { Route } from "./+types/security-txt";

export function loader({ request, context }: Route.LoaderArgs) {
  const languages = [...new Set([ownLanguage, firstLanguage])];
  const { origin } = context.get(platformContext);
  return publicFile(
    request,
    securityText(origin, site.email, languages),
    "text/plain; charset=utf-8",
  );
}
