/** The header by which `npm run probe` marks its requests: unix seconds and a signature of request and time. */
export const PROBE_HEADER = "X-Probe";

type SignedRequest = { method: string; path: string; seconds: number };

/** The value of the header: HMAC-SHA-256 of method, path and seconds, a line each, in hexadecimal digits. */
export async function signProbe(key: string, { method, path, seconds }: SignedRequest) {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const hmac = await crypto.subtle.importKey("raw", encoder.encode(key), algorithm, false, [
    "sign",
  ]);
  const text = encoder.encode(`${method}\n${path}\n${seconds}`);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", hmac, text));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
  return `${seconds}.${digits.join("")}`;
}
