/** What a route may say about itself; the root layout and the security headers read it. */
export type PageHandle = {
  /** Hydrate this page with React: only the two guided flows do. */
  hydrate?: boolean;
  /** Addresses of small enhancement scripts, for pages that do not hydrate. */
  scripts?: string[];
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
