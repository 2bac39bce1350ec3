import { plainTextErrors } from "#content/errors.yaml";
import { PRIVATE } from "./cache-control";

/** Adds security headers, and `no-store` where the route sets no Cache-Control. */
export function finishResponse(response: Response, method: string, origin: string): Response {
  const replaced = replaceJsonError(response);
  const finished = new Response(replaced.body, replaced);
  for (const [name, value] of Object.entries(securityHeaders(origin))) {
    if (!finished.headers.has(name)) finished.headers.set(name, value);
  }
  if (response.status === 405) finished.headers.set("Allow", otherMethods(method));
  if (response.status === 429) finished.headers.set("Retry-After", "60");
  if (!finished.headers.has("Cache-Control")) finished.headers.set("Cache-Control", PRIVATE);
  return finished;
}

export function securityHeaders(origin: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(origin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}

function otherMethods(refused: string): string {
  if (refused === "POST") return "GET, HEAD";
  return refused === "GET" || refused === "HEAD" ? "POST" : "GET, HEAD, POST";
}

/** Replaces React Router's JSON errors of resource routes, which expose its internals. */
export function replaceJsonError(response: Response): Response {
  const text = plainTextErrors[response.status];
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  if (text === undefined || !isJson) return response;
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  headers.delete("Content-Length");
  return new Response(`${text}\n`, { status: response.status, headers });
}
