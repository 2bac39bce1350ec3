import { sign, toHex } from "./crypto.server.ts";

/** The header by which `npm run probe` marks its requests: unix seconds and a signature of request and time. */
export const PROBE_HEADER = "X-Probe";

type SignedRequest = { method: string; path: string; seconds: number };

/** The value of the header: HMAC-SHA-256 of method, path and seconds, a line each, in hexadecimal digits. */
export async function signProbe(key: string, { method, path, seconds }: SignedRequest) {
  return `${seconds}.${toHex(await sign(key, `${method}\n${path}\n${seconds}`))}`;
}
