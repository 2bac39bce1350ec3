export const LOCALHOST = ["localhost", "127.0.0.1"];
const LEAD_PATHS = /^\/studio\/leads\/./;

/** Lower case, except in a lead's reference; single slashes, none at the end. */
export function canonicalPath(pathname: string): string {
  const path = LEAD_PATHS.test(pathname) ? pathname : pathname.toLowerCase();
  return path.replace(/\/+/g, "/").replace(/(?!^)\/$/, "");
}

/** A posted path of this site, else "/". Uses the URL parser, because `//host` and `/\host` lead to other hosts. */
export function sameSitePath(posted: string, origin: string): string {
  if (!posted.startsWith("/")) return "/";
  const url = URL.canParse(posted, origin) ? new URL(posted, origin) : null;
  if (url?.origin !== new URL(origin).origin) return "/";
  return url.pathname.replace(/^\/+/, "/") + url.search;
}

/** The path of a URL for logs, without its private part: the code of an assessment's results, the key of an old link to an inquiry. */
export function loggedPath(address: string): string {
  return new URL(address).pathname.replace(/(\/results|\/inquiry\/elsewhere)\/.*/i, "$1/*");
}
