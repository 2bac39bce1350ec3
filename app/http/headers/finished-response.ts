import { PRIVATE } from "./cache-policies";
import { securityHeaders } from "./security-headers";

/** What a status must say besides its page; React Router drops headers that middleware throws. */
const HEADERS_OF_STATUS: Record<number, [name: string, value: string]> = {
  405: ["Allow", "GET, HEAD, POST"],
  429: ["Retry-After", "60"],
};

/** Which links a browser may prerender; the file leaves out forms, bookings and the guided flows. */
const SPECULATION_RULES = '"/speculation.json"';

/** An answer as it leaves the Worker: security headers on, nothing prerendered where nobody is to follow, and never stored where a route says nothing. */
export function finishResponse(response: Response, origin: string): Response {
  const finished = new Response(response.body, response);
  for (const [name, value] of Object.entries(securityHeaders(origin))) {
    finished.headers.set(name, value);
  }
  const follows = !finished.headers.get("X-Robots-Tag")?.includes("nofollow");
  if (follows && finished.headers.get("Content-Type")?.startsWith("text/html")) {
    finished.headers.set("Speculation-Rules", SPECULATION_RULES);
  }
  const extra = HEADERS_OF_STATUS[response.status];
  if (extra) finished.headers.set(...extra);
  if (!finished.headers.has("Cache-Control")) finished.headers.set("Cache-Control", PRIVATE);
  return finished;
}
