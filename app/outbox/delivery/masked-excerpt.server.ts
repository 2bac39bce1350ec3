const EXCERPT_LENGTH = 500;
const EMAIL = /[^\s@<>"'(),;:=&]{1,100}(?:@|%40|\\u0040)[^\s@<>"'(),;:=&]{1,100}/gi;

/** The first 500 characters of an answer with e-mail addresses masked, as logs and inbox may keep it. */
export function maskExcerpt(text: string): string {
  // Bounded before the search, so that a hostile answer cannot make the search slow.
  return text
    .slice(0, EXCERPT_LENGTH * 8)
    .replace(EMAIL, "[e-mail]")
    .slice(0, EXCERPT_LENGTH);
}
