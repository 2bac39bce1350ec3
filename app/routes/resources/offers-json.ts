import { offers } from "#content/offers";
import { publicCacheControl } from "~/http/cache-control";
import { isOffered } from "~/seo/absent-pages";

/** Without the labels that only payloads use. */
const CATALOGUE = JSON.stringify(offers, (name, value) =>
  name === "payloadLabel" || !isOffered(name) ? undefined : value,
);

export function loader() {
  return new Response(CATALOGUE, {
    headers: { "Content-Type": "application/json", "Cache-Control": publicCacheControl() },
  });
}
