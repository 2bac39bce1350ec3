/** A posted path of this site, else "/"; by the URL parser, for which `//host`, `/\host` and `/.//host` are others. */
export function sameSitePath(posted: string, origin: string): string {
  if (!posted.startsWith("/")) return "/";
  const url = URL.canParse(posted, origin) ? new URL(posted, origin) : null;
  if (url?.origin !== new URL(origin).origin) return "/";
  return url.pathname.replace(/^\/+/, "/") + url.search;
}
