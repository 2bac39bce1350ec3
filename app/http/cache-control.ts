import { articleCategories } from "#content/article-categories.yaml";
import { list as articleList } from "#content/blog-page.yaml";
import { contentStrategy } from "#content/content-strategy.yaml";
import { categories as faqCategories } from "#content/faq.yaml";
import { filmKinds } from "#content/film-kinds.yaml";
import { packages } from "#content/packages.yaml";
import { LOCALHOST } from "./paths";

export const EDGE_SECONDS = 3_600;

/** For pages that render a form token, read a cookie, or show a sent lead. */
export const PRIVATE = "private, no-store";

/** Kept by the browser alone, which asks again except on Back and Forward. */
export const KEPT_BY_BROWSER = "private, max-age=0";

/** Browsers revalidate; the edge does not cache past the year (UTC) in the footer. */
export function publicCacheControl(now = new Date()): string {
  const newYear = Date.UTC(now.getUTCFullYear() + 1, 0, 1);
  const untilNewYear = Math.floor((newYear - now.getTime()) / 1000);
  return `public, max-age=0, s-maxage=${Math.min(EDGE_SECONDS, untilNewYear)}`;
}

/** What cached pages read of a query: without a list of values, made-up ones would fill the edge. */
const CACHED_QUERIES: Record<string, Record<string, readonly string[]>> = {
  "/blog": { category: articleCategories, sort: Object.keys(articleList.sorts), all: [""] },
  "/content-strategy": {
    assessment: contentStrategy.picker ? [contentStrategy.picker.card.id] : [],
  },
  "/faq": { category: faqCategories.map(({ id }) => id) },
  "/video-packages": { tab: packages.tabs.map(({ id }) => id) },
  "/video-use-cases": { open: ["all"], metrics: ["after"] },
  "/work": { kind: filmKinds.map(({ kind }) => kind) },
};

/** Only known queries; and without SITE_ORIGIN a page names its visitor's host. */
export function isStoredAtEdge(address: string, siteOrigin: string | undefined): boolean {
  const { pathname, searchParams, hostname } = new URL(address);
  const known = new Map(Object.entries(CACHED_QUERIES[pathname] ?? {}));
  const names = [...searchParams.keys()];
  const isKnown = [...searchParams].every(([name, value]) => known.get(name)?.includes(value));
  const isOnce = new Set(names).size === names.length;
  return isKnown && isOnce && (siteOrigin !== undefined || LOCALHOST.includes(hostname));
}

/** What the response says, except that no shared cache may store it. */
export function withoutSharing(cacheControl: string): string {
  return cacheControl.startsWith("public") ? KEPT_BY_BROWSER : cacheControl;
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
