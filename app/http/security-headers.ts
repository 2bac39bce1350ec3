import { SPECULATION_HASH } from "./speculation-rules";

const TAG_ORIGIN = "https://www.googletagmanager.com";
const COLLECTORS = "https://*.google-analytics.com https://*.analytics.google.com";

/** What a document allows when it says so: without any of this it runs no script. */
type Allowances = {
  /** Our own script files, and the rules about links opened ahead, which stand in the document. */
  scripts?: boolean;
  /** Hydration: its scripts in the document run under this nonce. */
  nonce?: string | undefined;
  /** Google's tag. */
  measured?: boolean;
  /** Origins that a form may be redirected to. */
  formTargets?: string[];
  /** Scripts of a page that does not hydrate may ask this site. */
  connects?: boolean;
  /** Films of this site. */
  plays?: boolean;
};

export function contentSecurityPolicy({
  scripts = false,
  nonce,
  measured = false,
  formTargets = [],
  connects = false,
  plays = false,
}: Allowances): string {
  return [
    "default-src 'none'",
    `script-src ${scriptSources(scripts, nonce, measured)}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ...(plays ? ["media-src 'self'"] : []),
    `connect-src ${connections(nonce !== undefined || connects, measured)}`,
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

function scriptSources(scripts: boolean, nonce: string | undefined, measured: boolean): string {
  const sources = [
    ...(scripts ? ["'self'"] : []),
    ...(nonce ? [`'nonce-${nonce}'`] : []),
    ...(scripts ? [`'${SPECULATION_HASH}'`] : []),
    ...(measured ? [TAG_ORIGIN] : []),
  ];
  return sources.join(" ") || "'none'";
}

function connections(connects: boolean, measured: boolean): string {
  if (measured) return `'self' ${COLLECTORS}`;
  return connects ? "'self'" : "'none'";
}
