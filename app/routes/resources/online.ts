import { UNLISTED } from "~/http/cache-control";

/** Shows a page's script that the site can be reached. The page of a captive portal is no 204. */
export function loader() {
  return new Response(null, { status: 204, headers: UNLISTED });
}
