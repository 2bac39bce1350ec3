import { PRIVATE } from "./cache-policies";
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
