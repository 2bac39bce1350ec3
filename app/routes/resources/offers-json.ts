import { offers } from "#content/offers";
import { publicFile } from "~/http/cache-control";
import { isOffered } from "~/seo/absent-pages";

/** Without the labels that only payloads use. */
const CATALOG = JSON.stringify(offers, (name, value) =>
  name === "payloadLabel" || !isOffered(name) ? undefined : value,
);

export function loader() {
  return publicFile(CATALOG, "application/json");
}
