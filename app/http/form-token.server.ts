import { fromBase64Url, type Secrets, sign, toBase64Url, verify } from "./crypto.server";
import { DAY_MS } from "./timing";

// The last character of 32 bytes in base64url has two unused bits, which must be zero.
const TOKEN_SHAPE = /^([0-9a-z]{8,9})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;

/** The age in milliseconds after which a form is rendered again with a new token. */
export const TOKEN_LIFETIME_MS = DAY_MS;

const CLOCK_SKEW_MS = 60_000;

export type FormToken = { submission: string; mintedAt: number };

export function newId(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
}

/** Creates the hidden token of a form, an idempotency key that proves the form was rendered here: time, submission and HMAC. */
export async function createFormToken(
  secret: string,
  now = Date.now(),
  submission = newId(),
): Promise<string> {
  const body = `${now.toString(36)}.${submission}`;
  return `${body}.${toBase64Url(await sign(secret, `form:${body}`))}`;
}

/** Null for a missing, forged or expired token, or one from the future. */
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
