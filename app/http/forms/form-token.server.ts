const ENCODER = new TextEncoder();
const TOKEN_SHAPE = /^([0-9a-z]{8,9})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** Older tokens are refused with a fresh form: long enough to write a careful message, in milliseconds. */
export const TOKEN_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A form that we rendered: `submission` names it, `mintedAt` (ms) is when. */
export type FormToken = { submission: string; mintedAt: number };

/** Mints the hidden token of a form: time, random and HMAC; idempotency key and proof of render. */
export async function mintFormToken(secret: string, now = Date.now()): Promise<string> {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const body = `${now.toString(36)}.${toBase64Url(random)}`;
  return `${body}.${toBase64Url(await hmac(secret, body))}`;
}

/** Reads a token that this site minted; null for a missing, forged, future or stale one. */
export async function readFormToken(
  secret: string,
  token: string | undefined,
  now = Date.now(),
): Promise<FormToken | null> {
  const [, time, random, signature] = TOKEN_SHAPE.exec(token ?? "") ?? [];
  if (!time || !random || !signature) return null;
  const expected = toBase64Url(await hmac(secret, `${time}.${random}`));
  if (!equalInConstantTime(signature, expected)) return null;
  const mintedAt = Number.parseInt(time, 36);
  const age = now - mintedAt;
  return age >= 0 && age <= TOKEN_LIFETIME_MS ? { submission: random, mintedAt } : null;
}

async function hmac(secret: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", ENCODER.encode(secret), algorithm, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, ENCODER.encode(`form:${message}`)));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function equalInConstantTime(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
