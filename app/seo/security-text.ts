const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year. */
const LIFETIME_DAYS = 364;

/** Whom to tell of a weakness (RFC 9116). Written anew each day, it never expires while the site is up. */
export function securityText(origin: string, email: string, now = Date.now()): string {
  const today = Math.floor(now / DAY_MS);
  const expires = new Date((today + LIFETIME_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
