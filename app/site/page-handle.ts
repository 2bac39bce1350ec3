import { isRouteErrorResponse } from "react-router";

/** Route handle, read by the root layout and the security headers. */
export type PageHandle = {
  /** Hydrate this page with React: only the two guided flows do. */
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

export function opensDialog(handles: unknown[]): boolean {
  return handles.some((handle) => toPageHandle(handle).dialog);
}

/** Whether a document has no header and footer; a 404 has them. */
export function isWithoutLayout(handles: unknown[], rootError: unknown): boolean {
  if (isRouteErrorResponse(rootError) && rootError.status === 404) return false;
  return handles.some((handle) => toPageHandle(handle).withoutLayout);
}

/** What the routes of a document need; nothing on error pages. */
export function documentFeatures(handles: unknown[], error: unknown) {
  const routes = error == null ? handles.map(toPageHandle) : [];
  return {
    hydrates: routes.some((route) => route.hydrate),
    allowsBooking: routes.some((route) => route.allowsBooking),
    hasVideo: routes.some((route) => route.hasVideo),
  };
}

function toPageHandle(handle: unknown): PageHandle {
  return typeof handle === "object" && handle !== null ? handle : {};
}
