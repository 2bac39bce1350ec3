import * as words from "#content/words/errors";
import { PRIVATE } from "./cache-control";
import { securityHeaders } from "./security-headers";

/** An answer as it leaves the Worker: security headers on, and never stored where a route says nothing. */
export function finishResponse(response: Response, method: string, origin: string): Response {
  const finished = new Response(response.body, response);
  for (const [name, value] of Object.entries(securityHeaders(origin))) {
    if (!finished.headers.has(name)) finished.headers.set(name, value);
  }
  // React Router drops headers that middleware throws.
  if (response.status === 405) finished.headers.set("Allow", otherMethods(method));
  if (response.status === 429) finished.headers.set("Retry-After", "60");
  if (!finished.headers.has("Cache-Control")) finished.headers.set("Cache-Control", PRIVATE);
  return finished;
}

/** What an address may answer that refused this method. */
function otherMethods(method: string): string {
  if (method === "POST") return "GET, HEAD";
  return method === "GET" || method === "HEAD" ? "POST" : "GET, HEAD, POST";
}

/** What an address without a page answers, by status; pages have an error page instead. */
const WORDS: Record<number, string> = {
  400: words.thatAddressOrForm,
  403: words.youMayNotAsk,
  404: words.thereIsNothingHere,
  405: words.thisAddressDoesNot,
  408: words.theRequestDidNot,
  413: words.thatIsMoreThan,
  414: words.thatAddressIsToo,
  415: words.formsAreReadAs,
};

/** Puts words in place of the JSON in which React Router refuses a request for a file: that speaks of its own insides. */
export function plainRefusal(response: Response): Response {
  const words = WORDS[response.status];
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  if (words === undefined || !isJson) return response;
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.delete("Content-Length");
  return new Response(`${words}\n`, { status: response.status, headers });
}
