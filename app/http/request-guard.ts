import { createContext, data, type MiddlewareFunction } from "react-router";
import * as words from "#content/words/errors";

const FORM = "application/x-www-form-urlencoded";
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Why a request is refused before any route sees it. */
export type RequestRefusal = {
  status: 400 | 403 | 405 | 408 | 413 | 414 | 415;
  /** Where the page is encrypted, when that was the reason. */
  secureAddress?: string;
};
const MAX_URL_LENGTH = 8_192;

/** The request with its form body read, or why not: React Router checks neither origin, size nor type. */
export async function guardRequest(
  request: Request,
  origin: string,
): Promise<Request | RequestRefusal> {
  const refusal = judgeHead(request, origin);
  if (request.method === "GET" || request.method === "HEAD") return refusal ?? request;
  // Also where the head alone is refused: nobody can read an answer while still sending.
  const bytes = await readBody(request);
  if (refusal) return refusal;
  if ("status" in bytes) return bytes;
  const text = decode(bytes);
  if (text === null || unescapeText(text) === null) return { status: 400 };
  const headers = new Headers(request.headers);
  // Checked here against SITE_ORIGIN too; React Router would compare it with the host alone.
  headers.delete("Origin");
  return new Request(request.url, { method: "POST", headers, body: text });
}

/** The request without its body, for rendering the page that explains a refusal. */
export function withoutBody(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Content-Length");
  // React Router answers a foreign origin itself, with two words of plain text.
  headers.delete("Origin");
  return new Request(request.url, { method: request.method === "POST" ? "POST" : "GET", headers });
}

/** What the address and headers alone say against a request; null for nothing. */
function judgeHead(request: Request, origin: string): RequestRefusal | null {
  if (request.url.length > MAX_URL_LENGTH) return { status: 414 };
  if (unescapeText(new URL(request.url).pathname) === null) return { status: 400 };
  if (request.method === "GET" || request.method === "HEAD") return null;
  if (request.method !== "POST") return { status: 405 };
  const secure = secureAddress(request, origin);
  if (secure) return { status: 403, secureAddress: secure };
  if (!isSameOrigin(request, origin)) return { status: 403 };
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  return type === FORM ? null : { status: 415 };
}

/** The Origin decides where there is one: WebKit calls our own form for a new tab cross-site. */
function isSameOrigin(request: Request, siteOrigin: string): boolean {
  const origin = request.headers.get("Origin");
  if (origin === null) return request.headers.get("Sec-Fetch-Site") !== "cross-site";
  return origin === siteOrigin || origin === new URL(request.url).origin;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}

/** Null for escapes that are not UTF-8; gives the text, or the minifier drops the call as unused. */
function unescapeText(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}

/** Set by the Worker when the request guard said no; the root middleware turns it into a page. */
export const requestRefusalContext = createContext<RequestRefusal | null>(null);

/** Throws the guard's refusal, so that the visitor sees it in the site's own error page. */
export const showRequestRefusal: MiddlewareFunction<Response> = ({ context }) => {
  const refusal = context.get(requestRefusalContext);
  if (!refusal) return;
  const { status, secureAddress: href } = refusal;
  const reason = href ? { why: "insecure", retry: { href, label: words.openOverHttps } } : null;
  throw data(reason, { status });
};

/** Larger bodies are refused, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;
/** A body a little too large is read to its end and dropped: proxies take an early answer for a broken connection. */
const MAX_DRAINED_BYTES = 1024 * 1024;
/** A body that takes longer to arrive is given up, in milliseconds. */
export const BODY_TIMEOUT_MS = 15_000;

/** The body of a request, bounded in size and time, or the status that says why not. */
export async function readBody(
  request: Request,
): Promise<Uint8Array | { status: 400 | 408 | 413 }> {
  const declared = Number(request.headers.get("Content-Length") ?? 0);
  if (declared > MAX_DRAINED_BYTES) return { status: 413 };
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const deadline = timeout(BODY_TIMEOUT_MS);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (true) {
      const read = await Promise.race([reader.read(), deadline.expired]);
      if (read === "expired") return { status: 408 };
      if (read.done && size > MAX_BODY_BYTES) return { status: 413 };
      if (read.done) return concatenate(chunks, size);
      size += read.value.byteLength;
      if (size > MAX_DRAINED_BYTES) return { status: 413 };
      if (size <= MAX_BODY_BYTES) chunks.push(read.value);
    }
  } catch {
    return { status: 400 };
  } finally {
    deadline.clear();
    reader.cancel().catch(() => {});
  }
}

function timeout(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<"expired">((resolve) => {
    timer = setTimeout(() => resolve("expired"), ms);
  });
  return { expired, clear: () => clearTimeout(timer) };
}

function concatenate(chunks: Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

const THIS_MACHINE = ["localhost", "127.0.0.1"];

/** The https address of a request that came without encryption for an https site's own name; null for any other. */
export function secureAddress(request: Request, siteOrigin: string): string | null {
  const { protocol, hostname, pathname, search } = new URL(request.url);
  const site = new URL(siteOrigin);
  if (protocol !== "http:" || site.protocol !== "https:" || hostname !== site.hostname) return null;
  return THIS_MACHINE.includes(hostname) ? null : site.origin + pathname + search;
}
