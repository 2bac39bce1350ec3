import { type MiddlewareFunction, redirect } from "react-router";

/** The one spelling of a path: lower case, no slash at the end (G72). */
export function canonicalPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(?!^)\/+$/, "");
}

/** Sends other spellings of an address to the one that counts, its query kept. */
export const redirectToCanonicalPath: MiddlewareFunction<Response> = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (request.method === "POST" || canonical === pathname) return;
  throw redirect(canonical + search, 301);
};
