/** A reference is written in capitals, also in the addresses that people are told. */
const REFERENCES = /^\/studio\/leads\/./;

/** The one spelling of a path: lower case, single slashes and none at the end. */
export function canonicalPath(pathname: string): string {
  const path = REFERENCES.test(pathname) ? pathname : pathname.toLowerCase();
  // Two slashes in front would be another site's address in a redirect.
  return path.replace(/\/+/g, "/").replace(/(?!^)\/$/, "");
}
