import { offers } from "#content/offers";
import { publicFile } from "~/http/public-file.server";
import { isOffered } from "~/seo/absent-pages";
import type { Route } from "./+types/offers-json";

/** Without labels that only payloads use, and offers whose page is absent. */
const CATALOG = JSON.stringify(offers, (name, value) =>
  name === "payloadLabel" || !isOffered(name) ? undefined : value,
);

export function loader({ request }: Route.LoaderArgs) {
  return publicFile(request, CATALOG, "application/json");
}
