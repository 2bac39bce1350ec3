import { LOCALHOST } from "./paths";

const HOUR_S = 3_600;

/** For pages that render a form token, read a cookie, or show a sent lead. */
export const PRIVATE = "private, no-store";

/** For one visitor's browser, which asks again each time. Unlike with `no-store`, it keeps the page for Back. */
export const REVALIDATED = "private, max-age=0";

/** Browsers revalidate; the edge caches for an hour, but not past the year (UTC) in the footer. */
export function publicCacheControl(now = new Date()): string {
  const newYear = Date.UTC(now.getUTCFullYear() + 1, 0, 1);
  const untilNewYear = Math.floor((newYear - now.getTime()) / 1000);
  return `public, max-age=0, s-maxage=${Math.min(HOUR_S, untilNewYear)}`;
}

/** The query parameters that cached pages read. */
const CACHED_PARAMETERS = [
  "all",
  "assessment",
  "category",
  "kind",
  "metrics",
  "open",
  "sort",
  "tab",
];

/** Made-up parameters would fill the edge; without SITE_ORIGIN a page names its visitor's host. */
export function isStoredAtEdge(address: string, siteOrigin: string | undefined): boolean {
  const { searchParams, hostname } = new URL(address);
  const isRead = [...searchParams.keys()].every((name) => CACHED_PARAMETERS.includes(name));
  return isRead && (siteOrigin !== undefined || LOCALHOST.includes(hostname));
}

/** What the response says, except that no shared cache may store it. */
export function withoutSharing(cacheControl: string): string {
  return cacheControl.startsWith("public") ? REVALIDATED : cacheControl;
}

export const UNLISTED = { "Cache-Control": PRIVATE, "X-Robots-Tag": "noindex" };

/** An action's Cache-Control replaces that of its page. */
export function withActionHeaders(page: HeadersInit, actionHeaders: Headers): Headers {
  const headers = new Headers(page);
  const policy = actionHeaders.get("Cache-Control");
  if (policy) headers.set("Cache-Control", policy);
  return headers;
}

export function privateFile(body: BodyInit, type: string, filename: string): Response {
  const headers = {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${filename}"`,
    ...UNLISTED,
  };
  return new Response(body, { headers });
}
