import { redirect } from "react-router";
import type { Route } from "./+types/redirects";

export const REDIRECTS: Record<string, string> = {
  "/discovery-call": "/contact",
  "/pathways": "/video-packages",
  "/glimpse": "/contact",
  "/reviews": "/resources/reviews",
  "/arsenal": "/video-use-cases",
  "/about": "/about-us",
  "/team": "/company/team",
  "/services": "/video-packages",
  "/diy-downloads": "/services/diy-downloads",
  "/group-coaching": "/services/group-coaching",
  "/monthly-content": "/services/monthly-content",
};

/** May become a page again, so browsers must not cache the redirect. */
const TEMPORARY = "/discovery-call";

export function loader({ url, pattern }: Route.LoaderArgs) {
  return redirect(`${REDIRECTS[pattern]}${url.search}`, pattern === TEMPORARY ? 302 : 301);
}
