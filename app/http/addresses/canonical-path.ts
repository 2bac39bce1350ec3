import { type MiddlewareFunction, redirect } from "react-router";

/** The one spelling of a path: lower case, single slashes and none at the end. */
export function canonicalPath(pathname: string): string {
  // Two slashes in front would be another site's address in a redirect.
  return pathname
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(?!^)\/$/, "");
}

export const redirectToCanonicalPath: MiddlewareFunction<Response> = ({ request, url }) => {
  const { pathname, search } = url;
  const canonical = canonicalPath(pathname);
  if (request.method === "POST" || canonical === pathname) return;
  throw redirect(canonical + search, 301);
};
