/** A reference is written in capitals, also in the addresses that people are told. */
const REFERENCES = /^\/studio\/leads\/./;

/** The one spelling of a path: lower case, single slashes and none at the end. */
export function canonicalPath(pathname: string): string {
  const path = REFERENCES.test(pathname) ? pathname : pathname.toLowerCase();
  // Two slashes in front would be another site's address in a redirect.
  return path.replace(/\/+/g, "/").replace(/(?!^)\/$/, "");
}

/** A posted path of this site, else "/"; by the URL parser, for which `//host`, `/\host` and `/.//host` are others. */
export function sameSitePath(posted: string, origin: string): string {
  if (!posted.startsWith("/")) return "/";
  const url = URL.canParse(posted, origin) ? new URL(posted, origin) : null;
  if (url?.origin !== new URL(origin).origin) return "/";
  return url.pathname.replace(/^\/+/, "/") + url.search;
}

/** The path of an address as it may stand in logs: without the key of a former link to an inquiry. */
export function loggedPath(address: string): string {
  return new URL(address).pathname.replace(/(\/inquiry\/elsewhere)\/.*/i, "$1/*");
}
