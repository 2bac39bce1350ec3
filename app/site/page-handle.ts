import { isRouteErrorResponse } from "react-router";

export type PageHandle = {
  /** Hydrate this page with React: only the wizard and the assessment do. pages-without-scripts.ts looks for the words. */
  hydrate?: boolean;
  /** The page is a dialog over its parent, which becomes inert. */
  dialog?: boolean;
  /** The page books a call: its CSP allows redirects to the schedulers and posts by script. */
  allowsBooking?: boolean;
  /** The page plays a film: its CSP allows media. */
  hasVideo?: boolean;
  /** No header and footer, no scripts, no analytics. */
  withoutLayout?: boolean;
};

/** An error page has no features; a 404 has header and footer. */
export function mergeHandles(handles: unknown[], error: unknown): PageHandle {
  const handle: PageHandle = Object.assign({}, ...handles);
  if (error == null) return handle;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? {} : { withoutLayout: handle.withoutLayout };
}
