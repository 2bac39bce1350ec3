import { isRouteErrorResponse } from "react-router";

/** What a route may say about itself; the root layout and the security headers read it. */
export type PageHandle = {
  /** Hydrate this page with React: only the two guided flows do. */
  hydrate?: boolean;
  /** The page opens as a dialog over its parent, whose content is then out of reach. */
  dialog?: boolean;
  /** The page books a call: its form may be redirected to the schedulers, its script may post. */
  books?: boolean;
  /** The page shows a film of this site. */
  plays?: boolean;
  /** The page stands alone: no chrome of the site, no scripts, no measurement. */
  bare?: boolean;
};

export function opensDialog(handles: unknown[]): boolean {
  return handles.some((handle) => (handle as PageHandle | undefined)?.dialog);
}

/** Whether a document stands alone; where it is missing, it is missing as any other page is. */
export function standsAlone(handles: unknown[], rootError: unknown): boolean {
  if (isRouteErrorResponse(rootError) && rootError.status === 404) return false;
  return handles.some((handle) => (handle as PageHandle | undefined)?.bare);
}

/** What the routes of a document ask for; an error page asks for none of it. */
export function scriptsOf(handles: unknown[], error: unknown) {
  const routes = error == null ? handles.map((handle) => (handle ?? {}) as PageHandle) : [];
  return {
    hydrates: routes.some((route) => route.hydrate),
    books: routes.some((route) => route.books),
    plays: routes.some((route) => route.plays),
  };
}
