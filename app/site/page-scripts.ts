import { isRouteErrorResponse } from "react-router";
import logMissingPage from "~/enhance/log-missing-page.ts?worker&url";
import type { PageHandle } from "./page-handle";

/** Whether a document stands alone; where it is missing, it is missing as any other page is. */
export function standsAlone(handles: unknown[], rootError: unknown): boolean {
  if (isRouteErrorResponse(rootError) && rootError.status === 404) return false;
  return handles.some((handle) => (handle as PageHandle | undefined)?.bare);
}

/** The scripts of a page: those of its routes, or on an error page only the note about a bad path. */
export function pageScripts(handles: unknown[], error: unknown) {
  if (error != null) {
    const isMissing = isRouteErrorResponse(error) && error.status === 404;
    return {
      hydrates: false,
      books: false,
      plays: false,
      files: isMissing ? [logMissingPage] : [],
    };
  }
  const routes = handles.map((handle) => (handle ?? {}) as PageHandle);
  return {
    hydrates: routes.some((route) => route.hydrate),
    books: routes.some((route) => route.books),
    plays: routes.some((route) => route.plays),
    files: routes.flatMap((route) => route.scripts ?? []),
  };
}
