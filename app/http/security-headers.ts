/** Which scripts a document may run: none, our own files, or hydration under a nonce. */
export type ScriptPolicy =
  | { kind: "none" }
  | { kind: "files" }
  | { kind: "hydrated"; nonce: string };

/** The Content-Security-Policy of one document (architecture page, HTTP); `formTargets` are origins. */
export function contentSecurityPolicy(scripts: ScriptPolicy, formTargets: string[] = []): string {
  return [
    "default-src 'none'",
    `script-src ${scriptSources(scripts)}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${scripts.kind === "hydrated" ? "'self'" : "'none'"}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers every answer of the Worker carries; HSTS only where the site itself is https. */
export function securityHeaders(origin: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(origin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}

function scriptSources(scripts: ScriptPolicy): string {
  if (scripts.kind === "none") return "'none'";
  return scripts.kind === "files" ? "'self'" : `'self' 'nonce-${scripts.nonce}'`;
}
