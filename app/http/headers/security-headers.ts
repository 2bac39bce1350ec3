/** Which scripts a document may run: none, our own files, or hydration under a nonce. */
export type ScriptPolicy =
  | { kind: "none" }
  | { kind: "files" }
  | { kind: "hydrated"; nonce: string };

/**
 * The style that opts a document into page transitions, in its address. In the style sheet it would
 * come too late: a document that is shown before that has arrived takes its part in the transition
 * back, and the browser reports an error.
 */
export const PAGE_TRANSITION = "data:text/css,%40view-transition%7Bnavigation%3Aauto%7D";

const TAG_ORIGIN = "https://www.googletagmanager.com";
const COLLECTORS = "https://*.google-analytics.com https://*.analytics.google.com";

/** What a document allows beside its scripts, when it says so. */
type Allowances = {
  /** Google's tag. */
  measured?: boolean;
  /** Origins that a form may be redirected to. */
  formTargets?: string[];
  /** Scripts of a page that does not hydrate may ask this site. */
  connects?: boolean;
  /** Films of this site. */
  plays?: boolean;
};

/** The Content-Security-Policy of one document. */
export function contentSecurityPolicy(
  scripts: ScriptPolicy,
  { measured = false, formTargets = [], connects = false, plays = false }: Allowances = {},
): string {
  return [
    "default-src 'none'",
    `script-src ${scriptSources(scripts, measured)}`,
    "style-src 'self' data:",
    "img-src 'self' data:",
    "font-src 'self'",
    ...(plays ? ["media-src 'self'"] : []),
    `connect-src ${connections(scripts.kind === "hydrated" || connects, measured)}`,
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
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(origin.startsWith("https:") && {
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    }),
  };
}

function scriptSources(scripts: ScriptPolicy, measured: boolean): string {
  if (scripts.kind === "none" && !measured) return "'none'";
  const nonce = scripts.kind === "hydrated" ? [`'nonce-${scripts.nonce}'`] : [];
  return ["'self'", ...nonce, ...(measured ? [TAG_ORIGIN] : [])].join(" ");
}

function connections(connects: boolean, measured: boolean): string {
  if (measured) return `'self' ${COLLECTORS}`;
  return connects ? "'self'" : "'none'";
}
