import { publicCacheControl } from "./cache-control";
import { hash, toHex } from "./crypto.server";

/** A text that is the same for everyone; 304 without it for a client that has it (RFC 9110, section 13.1.2). */
export async function publicFile(request: Request, body: string, type: string): Promise<Response> {
  const etag = `"${toHex(await hash(body))}"`;
  const headers = { ETag: etag, "Cache-Control": publicCacheControl() };
  if (isKnown(request.headers.get("If-None-Match") ?? "", etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, "Content-Type": type } });
}

/** Ignores W/, which proxies add when they compress. */
function isKnown(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(etag);
}
