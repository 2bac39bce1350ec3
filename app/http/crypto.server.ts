import * as base64url from "jose/base64url";
import { type Cookie, createCookie } from "react-router";
import type { Platform } from "~/platform.server";
import type { Settings } from "~/settings/settings.server";

// Browsers, D1 and KV keep values of this module across deploys, so its formats must not change.

/** The first secret signs and encrypts. A former one only verifies and decrypts. */
export type Secrets = readonly [string, ...string[]];

/** Bound to an encrypted value, which decrypts only with the same purpose and subject. */
export type EncryptionContext = { purpose: string; subject: string };

const ENCODER = new TextEncoder();
const HMAC = { name: "HMAC", hash: "SHA-256" };
const NONCE_BYTES = 12; // NIST SP 800-38D
const MAX_LENGTH = 400_000; // A form posts 256 KB at most, which base64 makes a third longer.

export function secretsOf({ SESSION_SECRET, SESSION_SECRET_OLD }: Settings): Secrets {
  return SESSION_SECRET_OLD ? [SESSION_SECRET, SESSION_SECRET_OLD] : [SESSION_SECRET];
}

/** JSON as base64url of nonce and AES-256-GCM, key by HKDF-SHA-256 from secret and purpose. */
export async function encrypt([secret]: Secrets, context: EncryptionContext, value: unknown) {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await deriveKey(secret, context.purpose);
  const text = ENCODER.encode(JSON.stringify(value));
  const encrypted = await crypto.subtle.encrypt(aesGcm(nonce, context), key, text);
  return base64url.encode(new Uint8Array([...nonce, ...new Uint8Array(encrypted)]));
}

/** Null if the text was altered or was encrypted with another secret or context. */
export async function decrypt(
  secrets: Secrets,
  context: EncryptionContext,
  encrypted: string,
): Promise<unknown> {
  if (encrypted.length > MAX_LENGTH) return null;
  for (const secret of secrets) {
    const key = await deriveKey(secret, context.purpose);
    try {
      const bytes = new Uint8Array(base64url.decode(encrypted));
      const algorithm = aesGcm(bytes.subarray(0, NONCE_BYTES), context);
      const text = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(NONCE_BYTES));
      return JSON.parse(new TextDecoder().decode(text));
    } catch {}
  }
  return null;
}

/** HMAC-SHA-256 (32 bytes); the text begins with its purpose where the secret has several. */
export async function sign(secret: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const signature = await crypto.subtle.sign("HMAC", await hmacKey(secret), ENCODER.encode(text));
  return new Uint8Array(signature);
}

export async function verify(secrets: Secrets, text: string, signature: Uint8Array<ArrayBuffer>) {
  const checks = secrets.map(async (secret) =>
    crypto.subtle.verify("HMAC", await hmacKey(secret), signature, ENCODER.encode(text)),
  );
  return (await Promise.all(checks)).includes(true);
}

/** Compares two texts in constant time, so that timing does not reveal a common prefix. */
export async function isEqual(a: string, b: string): Promise<boolean> {
  const secret = crypto.randomUUID();
  return verify([secret], a, await sign(secret, b));
}

export async function hash(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", ENCODER.encode(text)));
}

/** Until then cookies hold whose signature does not cover their name, as versions up to November 2026 set them. */
const UNNAMED_UNTIL = Date.UTC(2027, 0, 31);

/** `maxAge` in seconds. On https the `__Host-` prefix keeps other hosts from setting it. */
export function signedCookie(
  { settings, origin }: Pick<Platform, "settings" | "origin">,
  name: string,
  { maxAge }: { maxAge: number },
): Cookie {
  const secure = origin.startsWith("https:");
  const fullName = secure ? `__Host-${name}` : name;
  const secrets = cookieSecrets(settings, fullName);
  const attributes = { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge } as const;
  return createCookie(fullName, { ...attributes, secrets });
}

/** What signs a cookie of this name, so that its value is refused under another one. */
export function cookieSecrets(settings: Settings, name: string): string[] {
  const secrets = secretsOf(settings);
  const named = secrets.map((secret) => `${secret} cookie ${name}`);
  return Date.now() < UNNAMED_UNTIL ? [...named, ...secrets] : named;
}

/** Marks requests of `npm run probe`: unix seconds, and a signature of request and time. */
export const PROBE_HEADER = "X-Probe";

type SignedRequest = { method: string; path: string; seconds: number };

/** Seconds, a dot, and the HMAC-SHA-256 (hex) of method, path and seconds, a line each. */
export async function signProbe(key: string, { method, path, seconds }: SignedRequest) {
  return `${seconds}.${toHex(await sign(key, `${method}\n${path}\n${seconds}`))}`;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
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
