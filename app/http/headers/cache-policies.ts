const HOUR_S = 3_600;

/** For pages that render a form token, read a cookie or answer a POST. */
export const PRIVATE = "private, no-store";

/**
 * For pages that are the same for everyone: browsers revalidate, the edge keeps them for an hour,
 * but never past New Year UTC, because the footer names the year.
 */
export function publicPage(now = new Date()): string {
  const newYear = Date.UTC(now.getUTCFullYear() + 1, 0, 1);
  const untilNewYear = Math.floor((newYear - now.getTime()) / 1000);
  return `public, max-age=0, s-maxage=${Math.min(HOUR_S, untilNewYear)}`;
}
