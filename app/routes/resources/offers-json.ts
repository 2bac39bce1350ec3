import { offers } from "#content/offers";
import { publicFile } from "~/http/cache-control";
import { isOffered } from "~/seo/absent-pages";

/** Without labels that only payloads use, and offers whose page is absent. */
const CATALOG = JSON.stringify(offers, (name, value) =>
  name === "payloadLabel" || !isOffered(name) ? undefined : value,
);

export function loader() {
  return publicFile(CATALOG, "application/json");
}
