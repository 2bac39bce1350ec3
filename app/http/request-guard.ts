import { createContext, data, type MiddlewareFunction } from "react-router";
import { openOverHttps } from "#content/error-pages.yaml";
import { LIMIT_MB } from "~/content/picture-file";
import { LOCALHOST } from "./paths";
import { withTimeout } from "./timing";

const FORM = "application/x-www-form-urlencoded";
/** The one address that takes a file; its route reads the body, once it knows who sends it. */
const UPLOADS = { path: "/studio/content/pictures", type: "multipart/form-data" };
/** With the fields beside the file. */
const MAX_UPLOAD_BYTES = LIMIT_MB * 1e6 + 16 * 1024;
const UTF8 = new TextDecoder("utf-8", { fatal: true });
const MAX_URL_LENGTH = 8_192;
export const MAX_BODY_BYTES = 256 * 1024;
/** A larger body is drained up to here: proxies report an early response as a broken connection. */
const MAX_DRAINED_BYTES = 1024 * 1024;
export const BODY_TIMEOUT_MS = 15_000;

type Rejection = {
  status: 400 | 403 | 405 | 408 | 413 | 414 | 415;
  httpsUrl?: string;
};

/** Set by the Worker for a rejected request; root's middleware renders its error page. */
export const rejectionContext = createContext<Rejection | null>(null);

export const showRejection: MiddlewareFunction<Response> = ({ context }) => {
  const rejection = context.get(rejectionContext);
  if (!rejection) return;
  const { status, httpsUrl: href } = rejection;
  const reason = href ? { why: "insecure", retryLink: { href, label: openOverHttps } } : null;
  throw data(reason, { status });
};

/** Checks method, URL, origin, type, size, encoding; returns the request with its body read. */
export async function guardRequest(request: Request, origin: string): Promise<Request | Rejection> {
  const rejection = checkHead(request, origin);
  if (request.method === "GET" || request.method === "HEAD") return rejection ?? request;
  if (isUpload(request)) return rejection ?? passUpload(request);
  // The body is read even if the head is rejected: a client reads no response while it is sending.
  const text = await readBody(request);
  if (rejection) return rejection;
  if (typeof text !== "string") return text;
  if (decodeUtf8(text) === null) return { status: 400 };
  const headers = new Headers(request.headers);
  // Already checked; React Router would compare it with the host only.
  headers.delete("Origin");
  return new Request(request.url, { method: "POST", headers, body: text });
}

function isUpload(request: Request): boolean {
  const isThere = new URL(request.url).pathname === UPLOADS.path;
  return isThere && typeOf(request) === UPLOADS.type;
}

/** Browsers say how long a form is, and nothing longer is read. */
function passUpload(request: Request): Request | Rejection {
  const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
  if (!(length <= MAX_UPLOAD_BYTES)) return { status: 413 };
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

/** To render the page of a rejection, for which React Router must not check the origin again. */
export function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Content-Length");
  headers.delete("Origin");
  return new Request(request.url, { method: request.method === "POST" ? "POST" : "GET", headers });
}

/** The https URL of an unencrypted request for an https site's own host; else null. */
export function httpsUrl(request: Request, siteOrigin: string): string | null {
  const { protocol, hostname, pathname, search } = new URL(request.url);
  const site = new URL(siteOrigin);
  if (protocol !== "http:" || site.protocol !== "https:" || hostname !== site.hostname) return null;
  return LOCALHOST.includes(hostname) ? null : site.origin + pathname + search;
}

function checkHead(request: Request, origin: string): Rejection | null {
  if (request.url.length > MAX_URL_LENGTH) return { status: 414 };
  if (decodeUtf8(new URL(request.url).pathname) === null) return { status: 400 };
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (request.method !== "POST") return { status: 405 };
  const secure = httpsUrl(request, origin);
  if (secure) return { status: 403, httpsUrl: secure };
  if (!isNotCrossSite(request, origin)) return { status: 403 };
  return typeOf(request) === FORM || isUpload(request) ? null : { status: 415 };
}

function typeOf(request: Request): string | undefined {
  return request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
}

/** Origin takes precedence: WebKit marks our own form for a new tab as cross-site. */
function isNotCrossSite(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get("Origin");
  const site = request.headers.get("Sec-Fetch-Site");
  if (origin === null) return site !== "cross-site";
  // Privacy settings and `Referrer-Policy: no-referrer` hide the origin of our own forms, too.
  if (origin === "null") return site === "same-origin";
  return origin === siteOrigin || origin === new URL(request.url).origin;
}

async function readBody(request: Request): Promise<string | Rejection> {
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  if (declared > MAX_DRAINED_BYTES) return { status: 413 };
  const reader = request.body?.getReader();
  if (!reader) return "";
  const late: Rejection = { status: 408 };
  try {
    return await withTimeout(readText(reader), BODY_TIMEOUT_MS, () => late);
  } catch {
    return { status: 400 };
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** Throws for a text that is not UTF-8. */
async function readText(reader: ReadableStreamDefaultReader): Promise<string | Rejection> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  while (true) {
    const { done, value } = await reader.read();
    if (done && size > MAX_BODY_BYTES) return { status: 413 };
    if (done) return UTF8.decode(await new Blob(chunks).arrayBuffer());
    size += value.byteLength;
    if (size > MAX_DRAINED_BYTES) return { status: 413 };
    if (size <= MAX_BODY_BYTES) chunks.push(value);
  }
}

/** Null if not percent-encoded UTF-8. Returns the text, since the minifier would drop an unused call. */
function decodeUtf8(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
