import { readBody } from "./read-body";
import { secureAddress } from "./secure-address";

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
