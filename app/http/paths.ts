export const LOCALHOST = ["localhost", "127.0.0.1"];
const LEAD_PATHS = /^\/studio\/leads\/./;

/** Links that were copied from HTML source have `&amp;` between their parameters. */
export function canonicalAddress(pathname: string, search: string): string {
  return canonicalPath(pathname) + search.replace(/&(amp;)+/gi, "&");
}

/** Lower case, except in a lead's reference; single slashes, none at the end. */
export function canonicalPath(pathname: string): string {
  const path = LEAD_PATHS.test(pathname) ? pathname : lowerCase(pathname);
  return path.replace(/\/+/g, "/").replace(/(?!^)\/$/, "");
}

/** Escapes stay as they are: their case means nothing. */
function lowerCase(pathname: string): string {
  return pathname.replace(
    /(%[0-9a-f]{2})|[^%]+/gi,
    (part, escaped) => escaped ?? part.toLowerCase(),
  );
}

const AFTER_ADDRESS = /((?![/\\])[\s\p{P}\p{S}\p{Cf}\p{Default_Ignorable_Code_Point}])+$/u;

/** A path without what follows an address in a sentence: commas, brackets, quotation marks, invisible characters. */
export function withoutPunctuation(pathname: string): string {
  const path = pathname.replace(/(%[0-9a-f]{2}|[^a-z0-9/%])+$/i, (end) =>
    encodeURIComponent(decodeURIComponent(end).replace(AFTER_ADDRESS, "")),
  );
  return canonicalPath(path);
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
