import { fromBase64Url, type Secrets, sign, toBase64Url, verify } from "./crypto.server";

// The last character of 32 bytes in base64url has two bits to spare: only zeros there are a signature.
const TOKEN_SHAPE = /^([0-9a-z]{8,9})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;

/** Older tokens are refused with a fresh form: long enough to write a careful message, in milliseconds. */
export const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The clocks of two data centres may differ by so much, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

/** A form that we rendered: `submission` names it, `mintedAt` (ms) is when. */
export type FormToken = { submission: string; mintedAt: number };

/** A new id of a submission or session: 128 random bits. */
export function newId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** Mints the hidden token of a form: time, submission and HMAC; idempotency key and proof of render. */
export async function mintFormToken(
  secret: string,
  now = Date.now(),
  submission = newId(),
): Promise<string> {
  const body = `${now.toString(36)}.${submission}`;
  return `${body}.${toBase64Url(await sign(secret, `form:${body}`))}`;
}

/** Reads a token that this site minted; null for a missing, forged, future or stale one. */
export async function readFormToken(
  secrets: Secrets,
  token: string | undefined,
  now = Date.now(),
): Promise<FormToken | null> {
  const [, time, submission, signature] = TOKEN_SHAPE.exec(token ?? "") ?? [];
  const bytes = signature && fromBase64Url(signature);
  if (!time || !submission || !bytes) return null;
  if (!(await verify(secrets, `form:${time}.${submission}`, bytes))) return null;
  const mintedAt = Number.parseInt(time, 36);
  const age = now - mintedAt;
  return age >= -CLOCK_SKEW_MS && age <= TOKEN_LIFETIME_MS ? { submission, mintedAt } : null;
}
