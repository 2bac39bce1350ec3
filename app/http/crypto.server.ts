import { type Cookie, createCookie } from "react-router";
import type { Platform, Settings } from "~/env.server";

// Browsers, D1 and KV hold what this module made across a deploy: its formats never change.

/** What signs and encrypts: the first secret for everything new, the former one for what it made. */
export type Secrets = readonly [string, ...string[]];

/** What an encrypted value is for, and what it belongs to: it decrypts for nothing else. */
export type EncryptionContext = { purpose: string; subject: string };

const ENCODER = new TextEncoder();
const HMAC = { name: "HMAC", hash: "SHA-256" };
/** The size of an AES-GCM nonce in bytes, as NIST SP 800-38D recommends it. */
const NONCE_BYTES = 12;
/** Longer texts are not decrypted: no form of ours holds so much. */
const MAX_LENGTH = 200_000;

/** Today's secret, and the former one while SESSION_SECRET_OLD names it. */
export function secretsOf({
  SESSION_SECRET,
  SESSION_SECRET_OLD,
}: Pick<Settings, "SESSION_SECRET" | "SESSION_SECRET_OLD">): Secrets {
  return SESSION_SECRET_OLD ? [SESSION_SECRET, SESSION_SECRET_OLD] : [SESSION_SECRET];
}

/** Encrypts a value as JSON: base64url of nonce and AES-256-GCM, key by HKDF-SHA-256 from secret and purpose. */
export async function encrypt(
  [secret]: Secrets,
  context: EncryptionContext,
  value: unknown,
): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await deriveKey(secret, context.purpose);
  const text = ENCODER.encode(JSON.stringify(value));
  const encrypted = await crypto.subtle.encrypt(aesGcm(nonce, context), key, text);
  return toBase64Url(new Uint8Array([...nonce, ...new Uint8Array(encrypted)]));
}

/** The value of an encrypted text; null when it was changed, cut, made for something else or by someone else. */
export async function decrypt(
  secrets: Secrets,
  context: EncryptionContext,
  encrypted: string,
): Promise<unknown> {
  const bytes = encrypted.length <= MAX_LENGTH ? fromBase64Url(encrypted) : null;
  if (!bytes || bytes.length <= NONCE_BYTES) return null;
  const algorithm = aesGcm(bytes.subarray(0, NONCE_BYTES), context);
  for (const secret of secrets) {
    const key = await deriveKey(secret, context.purpose);
    try {
      const text = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(NONCE_BYTES));
      return JSON.parse(new TextDecoder().decode(text)) as unknown;
    } catch {
      // Another secret made it, or none of ours.
    }
  }
  return null;
}

/** The HMAC-SHA-256 of a text, which begins with what it is for: 32 bytes. */
export async function sign(secret: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const signature = await crypto.subtle.sign("HMAC", await hmacKey(secret), ENCODER.encode(text));
  return new Uint8Array(signature);
}

/** Whether one of the secrets signed the text. */
export async function verify(
  secrets: Secrets,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const checks = secrets.map(async (secret) =>
    crypto.subtle.verify("HMAC", await hmacKey(secret), signature, ENCODER.encode(text)),
  );
  return (await Promise.all(checks)).includes(true);
}

/** Compares two texts in constant time: how long it takes does not say how much of them is the same. */
export async function isEqual(a: string, b: string): Promise<boolean> {
  const secret = crypto.randomUUID();
  return verify([secret], a, await sign(secret, b));
}

/** The SHA-256 of a text: 32 bytes. */
export async function hash(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", ENCODER.encode(text)));
}

/**
 * A signed cookie that no script can read; `maxAge` in seconds. On https the prefix of its name keeps other
 * hosts and plain http from setting it.
 */
export function signedCookie(
  { settings, origin }: Pick<Platform, "settings" | "origin">,
  name: string,
  { maxAge }: { maxAge: number },
): Cookie {
  const secure = origin.startsWith("https:");
  const secrets = [...secretsOf(settings)];
  const attributes = { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge } as const;
  return createCookie(secure ? `__Host-${name}` : name, { ...attributes, secrets });
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes as base64url without padding, as it may stand in addresses, cookies and forms. */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The bytes of a base64url text; null when it is none. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function hmacKey(secret: string): Promise<CryptoKey> {
  const usages = ["sign", "verify"] as const;
  return crypto.subtle.importKey("raw", ENCODER.encode(secret), HMAC, false, usages);
}

async function deriveKey(secret: string, purpose: string): Promise<CryptoKey> {
  const bytes = ENCODER.encode(secret);
  const base = await crypto.subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
  const info = ENCODER.encode(purpose);
  const hkdf = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  const aes = { name: "AES-GCM", length: 256 };
  return crypto.subtle.deriveKey(hkdf, base, aes, false, ["encrypt", "decrypt"]);
}

function aesGcm(iv: Uint8Array<ArrayBuffer>, { purpose, subject }: EncryptionContext) {
  return { name: "AES-GCM", iv, additionalData: ENCODER.encode(`${purpose}:${subject}`) };
}
