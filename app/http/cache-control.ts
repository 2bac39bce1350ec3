const HOUR_S = 3_600;

/** For pages that render a form token, read a cookie or answer a POST. */
export const PRIVATE = "private, no-store";

/** For public pages: browsers revalidate; the edge caches for an hour, but not past the year (UTC) that the footer shows. */
export function publicCacheControl(now = new Date()): string {
  const newYear = Date.UTC(now.getUTCFullYear() + 1, 0, 1);
  const untilNewYear = Math.floor((newYear - now.getTime()) / 1000);
  return `public, max-age=0, s-maxage=${Math.min(HOUR_S, untilNewYear)}`;
}

/** Headers of a page that is neither stored nor listed by search engines. */
export const UNLISTED = { "Cache-Control": PRIVATE, "X-Robots-Tag": "noindex" };
