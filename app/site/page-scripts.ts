/** What a route may say about itself; the root layout and the security headers read it. */
export type PageHandle = {
  /** Hydrate this page with React: only the two guided flows do. */
  hydrate?: boolean;
  /** Addresses of small enhancement scripts, for pages that do not hydrate. */
  scripts?: string[];
  /** The page opens as a dialog over its parent, whose content is then out of reach. */
  dialog?: boolean;
};

/** The scripts of a page: those of its routes, or none at all when it is an error page. */
export function pageScripts(handles: unknown[], failed: boolean) {
  const routes = failed ? [] : handles.map((handle) => (handle ?? {}) as PageHandle);
  return {
    hydrates: routes.some((route) => route.hydrate),
    files: routes.flatMap((route) => route.scripts ?? []),
  };
}
