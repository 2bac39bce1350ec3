import { type MiddlewareFunction, redirect } from "react-router";

/** A reference is written in capitals, also in the addresses that people are told. */
const REFERENCES = /^\/studio\/leads\/./;

/** The one spelling of a path: lower case, single slashes and none at the end. */
export function canonicalPath(pathname: string): string {
  const path = REFERENCES.test(pathname) ? pathname : pathname.toLowerCase();
  // Two slashes in front would be another site's address in a redirect.
  return path.replace(/\/+/g, "/").replace(/(?!^)\/$/, "");
}

export const redirectToCanonicalPath: MiddlewareFunction<Response> = ({ request, url }) => {
  const { pathname, search } = url;
  const canonical = canonicalPath(pathname);
  if (request.method === "POST" || canonical === pathname) return;
  throw redirect(canonical + search, 301);
};
