import { type MiddlewareFunction, redirect } from "react-router";

/** From, to: old addresses, and those that only menus and structured data name. */
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

/** The one that may become a page of its own again, so browsers must not remember it. */
const TEMPORARY = "/discovery-call";

/** Where an old address leads and for how long, its query kept; null for an address of a page. */
export function findRedirect(url: URL): { location: string; status: 301 | 302 } | null {
  const target = REDIRECTS[url.pathname];
  if (target === undefined) return null;
  return { location: target + url.search, status: url.pathname === TEMPORARY ? 302 : 301 };
}

export const redirectOldAddress: MiddlewareFunction<Response> = ({ url }) => {
  const found = findRedirect(url);
  if (found) throw redirect(found.location, found.status);
};
