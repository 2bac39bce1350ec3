import { offers } from "#content/offers";
import { publicPage } from "~/http/headers/cache-policies";

export function loader() {
  return Response.json(offers, { headers: { "Cache-Control": publicPage() } });
}
