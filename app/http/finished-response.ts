import { PRIVATE } from "./cache-policies";
import { securityHeaders } from "./security-headers";

/** What a status must say besides its page; React Router drops headers that middleware throws. */
const HEADERS_OF_STATUS: Record<number, [name: string, value: string]> = {
  405: ["Allow", "GET, HEAD, POST"],
  429: ["Retry-After", "60"],
};

/** An answer as it leaves the Worker: security headers on, and never stored where a route says nothing. */
export function finishResponse(response: Response, origin: string): Response {
  const finished = new Response(response.body, response);
  for (const [name, value] of Object.entries(securityHeaders(origin))) {
    finished.headers.set(name, value);
  }
  const extra = HEADERS_OF_STATUS[response.status];
  if (extra) finished.headers.set(...extra);
  if (!finished.headers.has("Cache-Control")) finished.headers.set("Cache-Control", PRIVATE);
  return finished;
}
