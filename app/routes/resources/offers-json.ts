import { offers } from "#content/offers";
import { publicCacheControl } from "~/http/cache-control";

/** Without the labels that only payloads use. */
const CATALOGUE = JSON.stringify(offers, (name, value) =>
  name === "payloadLabel" ? undefined : value,
);

export function loader() {
  return new Response(CATALOGUE, {
    headers: { "Content-Type": "application/json", "Cache-Control": publicCacheControl() },
  });
}
