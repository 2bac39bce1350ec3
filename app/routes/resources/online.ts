import { UNLISTED } from "~/http/cache-control";

/** Tells a page's script that the site can be reached. */
export function loader() {
  return new Response(null, { status: 204, headers: UNLISTED });
}
