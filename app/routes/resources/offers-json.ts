import { offers } from "#content/offers.yaml";
import { site } from "#content/site.yaml";
import { publicFile } from "~/http/public-file.server";
import { isOffered } from "~/seo/absent-pages";
import type { Route } from "./+types/offers-json";

/** Without labels that only payloads use, prices of custom work, and offers whose page is absent. */
const CATALOG = JSON.stringify({ currency: site.currency, ...offers }, (name, value) =>
  ["payloadLabel", "startingPrices"].includes(name) || !isOffered(name) ? undefined : value,
);

export function loader({ request }: Route.LoaderArgs) {
  return publicFile(request, CATALOG, "application/json");
}
