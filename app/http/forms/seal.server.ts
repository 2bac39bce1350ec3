import { fromBase64Url, toBase64Url } from "./base64-url";
import type { Secrets } from "./secrets.server";

const ENCODER = new TextEncoder();
/** The size of an AES-GCM nonce in bytes, as NIST SP 800-38D recommends it. */
const NONCE_BYTES = 12;
/** Longer texts are not looked at: no form of ours seals so much. */
const MAX_LENGTH = 200_000;

/** What a sealed text is for, and what it belongs to: it opens for nothing else. */
export type SealContext = { purpose: string; subject: string };

/** Encrypts a value so that a browser may hold it without reading or changing it (AES-GCM, key by HKDF). */
export async function seal(
  [secret]: Secrets,
  context: SealContext,
  value: unknown,
): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await deriveKey(secret, context.purpose);
  const text = ENCODER.encode(JSON.stringify(value));
  const sealed = await crypto.subtle.encrypt(algorithm(nonce, context), key, text);
  return toBase64Url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]));
}

/** The value of a sealed text; null when it was changed, cut, made for something else or by someone else. */
export async function unseal(
  secrets: Secrets,
  context: SealContext,
  sealed: string,
): Promise<unknown> {
  const bytes = sealed.length <= MAX_LENGTH ? fromBase64Url(sealed) : null;
  if (!bytes || bytes.length <= NONCE_BYTES) return null;
  for (const secret of secrets) {
    const key = await deriveKey(secret, context.purpose);
    const value = await open(key, context, bytes);
    if (value !== undefined) return value;
  }
  return null;
}

async function open(key: CryptoKey, context: SealContext, bytes: Uint8Array<ArrayBuffer>) {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  try {
    const text = await crypto.subtle.decrypt(
      algorithm(nonce, context),
      key,
      bytes.subarray(NONCE_BYTES),
    );
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return undefined;
  }
}

async function deriveKey(secret: string, purpose: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey("raw", ENCODER.encode(secret), "HKDF", false, [
    "deriveKey",
  ]);
  const derivation = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: ENCODER.encode(purpose),
  };
  return crypto.subtle.deriveKey(derivation, base, { name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
}

function algorithm(nonce: Uint8Array<ArrayBuffer>, { purpose, subject }: SealContext) {
  return { name: "AES-GCM", iv: nonce, additionalData: ENCODER.encode(`${purpose}:${subject}`) };
}
