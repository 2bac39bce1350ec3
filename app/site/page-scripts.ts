import { isRouteErrorResponse } from "react-router";
import logMissingPage from "~/enhance/log-missing-page.ts?worker&url";
import type { PageHandle } from "./page-handle";

/** The scripts of a page: those of its routes, or on an error page only the note about a bad path. */
export function pageScripts(handles: unknown[], error: unknown) {
  if (error != null) {
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    return { hydrates: false, books: false, files: isMissing ? [logMissingPage] : [] };
  }
  const routes = handles.map((handle) => (handle ?? {}) as PageHandle);
  return {
    hydrates: routes.some((route) => route.hydrate),
    books: routes.some((route) => route.books),
    files: routes.flatMap((route) => route.scripts ?? []),
  };
}
