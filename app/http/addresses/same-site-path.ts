/**
 * A posted address, if it is a path of this site, with its query; "/" for anything else. Decided by the
 * URL parser that browsers use: `//host`, `/\host` and `/.//host` all name another site.
 */
export function sameSitePath(posted: string, origin: string): string {
  if (!posted.startsWith("/")) return "/";
  const url = URL.canParse(posted, origin) ? new URL(posted, origin) : null;
  if (url?.origin !== new URL(origin).origin) return "/";
  return url.pathname.replace(/^\/+/, "/") + url.search;
}
