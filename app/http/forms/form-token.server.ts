import { fromBase64Url, toBase64Url } from "./base64-url";
import type { Secrets } from "./secrets.server";

const ENCODER = new TextEncoder();
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
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), signedText(body));
  return `${body}.${toBase64Url(new Uint8Array(signature))}`;
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
  const signed = signedText(`${time}.${submission}`);
  const checks = secrets.map(async (secret) =>
    crypto.subtle.verify("HMAC", await importKey(secret), bytes, signed),
  );
  if (!(await Promise.all(checks)).includes(true)) return null;
  const mintedAt = Number.parseInt(time, 36);
  const age = now - mintedAt;
  return age >= -CLOCK_SKEW_MS && age <= TOKEN_LIFETIME_MS ? { submission, mintedAt } : null;
}

function importKey(secret: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", ENCODER.encode(secret), algorithm, false, [
    "sign",
    "verify",
  ]);
}

function signedText(body: string): Uint8Array<ArrayBuffer> {
  return ENCODER.encode(`form:${body}`);
}
