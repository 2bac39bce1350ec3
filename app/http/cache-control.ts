import { LOCALHOST } from "./paths";

const HOUR_S = 3_600;

/** For pages that render a form token, read a cookie, or show a sent lead. */
export const PRIVATE = "private, no-store";

/** Kept by the browser alone, which asks again except on Back and Forward. */
export const KEPT_BY_BROWSER = "private, max-age=0";

/** Browsers revalidate; the edge caches for an hour, but not past the year (UTC) in the footer. */
export function publicCacheControl(now = new Date()): string {
  const newYear = Date.UTC(now.getUTCFullYear() + 1, 0, 1);
  const untilNewYear = Math.floor((newYear - now.getTime()) / 1000);
  return `public, max-age=0, s-maxage=${Math.min(HOUR_S, untilNewYear)}`;
}

export function publicFile(body: string, type: string): Response {
  return new Response(body, {
    headers: { "Content-Type": type, "Cache-Control": publicCacheControl() },
  });
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
