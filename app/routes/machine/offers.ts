import { offers } from "#content/offers";
import { publicPage } from "~/http/headers/cache-policies";

/** The catalogue for machines: what every visible price is rendered from. */
export function loader() {
  return Response.json(offers, { headers: { "Cache-Control": publicPage() } });
}
