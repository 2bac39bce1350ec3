/** Larger bodies are refused, in bytes. */
export const MAX_BODY_BYTES = 256 * 1024;
/** A body a little too large is read to its end and dropped: proxies take an early answer for a broken connection. */
const MAX_DRAINED_BYTES = 1024 * 1024;
/** A body that takes longer to arrive is given up, in milliseconds. */
export const BODY_TIMEOUT_MS = 15_000;

const FORM = "application/x-www-form-urlencoded";
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/** Why a request is refused before any route sees it. */
export type RequestRefusal = { status: 400 | 403 | 405 | 408 | 413 | 414 | 415 };
const MAX_URL_LENGTH = 8_192;

/**
 * Lets a request through, its form body read, bounded and decodable, or says why not: React Router
 * itself checks neither origin, size nor type of what reaches an action.
 */
export async function guardRequest(
  request: Request,
  origin: string,
): Promise<Request | RequestRefusal> {
  if (request.url.length > MAX_URL_LENGTH) return { status: 414 };
  if (unescapeText(new URL(request.url).pathname) === null) return { status: 400 };
  if (request.method === "GET" || request.method === "HEAD") return request;
  if (request.method !== "POST") return { status: 405 };
  if (!isSameOrigin(request, origin)) return { status: 403 };
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== FORM) return { status: 415 };
  const bytes = await readBody(request);
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

function isSameOrigin(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site === "cross-site") return false;
  const origin = request.headers.get("Origin");
  if (origin === null) return true;
  return origin === siteOrigin || origin === new URL(request.url).origin;
}

async function readBody(request: Request): Promise<Uint8Array | RequestRefusal> {
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

function decode(bytes: Uint8Array): string | null {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Null for broken percent-encoding and escaped bytes that are not UTF-8. The text is returned
 * because the minifier drops a call whose result nobody uses.
 */
function unescapeText(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
