const ENCODER = new TextEncoder();
// The last character of 32 bytes in base64url has two bits to spare: only zeros there are a signature.
const TOKEN_SHAPE = /^([0-9a-z]{8,9})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;

/** Older tokens are refused with a fresh form: long enough to write a careful message, in milliseconds. */
export const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A form that we rendered: `submission` names it, `mintedAt` (ms) is when. */
export type FormToken = { submission: string; mintedAt: number };

/** Mints the hidden token of a form: time, random and HMAC; idempotency key and proof of render. */
export async function mintFormToken(secret: string, now = Date.now()): Promise<string> {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const body = `${now.toString(36)}.${toBase64Url(random)}`;
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), signedText(body));
  return `${body}.${toBase64Url(new Uint8Array(signature))}`;
}

/** Reads a token that this site minted; null for a missing, forged, future or stale one. */
export async function readFormToken(
  secret: string,
  token: string | undefined,
  now = Date.now(),
): Promise<FormToken | null> {
  const [, time, random, signature] = TOKEN_SHAPE.exec(token ?? "") ?? [];
  if (!time || !random || !signature) return null;
  const key = await importKey(secret);
  const signed = signedText(`${time}.${random}`);
  if (!(await crypto.subtle.verify("HMAC", key, fromBase64Url(signature), signed))) return null;
  const mintedAt = Number.parseInt(time, 36);
  const age = now - mintedAt;
  return age >= 0 && age <= TOKEN_LIFETIME_MS ? { submission: random, mintedAt } : null;
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

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
