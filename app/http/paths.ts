export const LOCALHOST = ["localhost", "127.0.0.1"];
const LEAD_PATHS = /^\/studio\/leads\/./;

/** Lower case, except in a lead's reference; single slashes, none at the end. */
export function canonicalPath(pathname: string): string {
  const path = LEAD_PATHS.test(pathname) ? pathname : pathname.toLowerCase();
  return path.replace(/\/+/g, "/").replace(/(?!^)\/$/, "");
}

/** A path of this site, else "/". The URL parser, because `//host` and `/\host` lead elsewhere. */
export function sameSitePath(posted: string, origin: string): string {
  if (!posted.startsWith("/")) return "/";
  const url = URL.canParse(posted, origin) ? new URL(posted, origin) : null;
  if (url?.origin !== new URL(origin).origin) return "/";
  return url.pathname.replace(/^\/+/, "/") + url.search;
}

/** For logs, without the private part, however it is escaped: the code of results, the key of an old link. */
export function loggedPath(address: string): string {
  const { pathname } = new URL(address);
  const decoded = pathname.replace(/%[0-7][0-9a-f]/gi, decodeURIComponent);
  const masked = decoded.replace(/(\/results|\/inquiry\/elsewhere)\/.*/is, "$1/*");
  return masked === decoded ? pathname : masked;
}
