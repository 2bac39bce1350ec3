import { createContext } from "react-router";
import { INLINE_HASHES } from "./inline-scripts";

/** Set by the loader of a page that can show the player of a video host. */
export const frameOriginContext = createContext<string | null>(null);

const TAG_ORIGIN = "https://www.googletagmanager.com";
const COLLECTORS = "https://*.google-analytics.com https://*.analytics.google.com";

type Allowances = {
  scripts?: boolean;
  nonce?: string | undefined;
  analytics?: boolean;
  bookings?: string[] | undefined;
  video?: boolean;
  frames?: string | null;
};

export function contentSecurityPolicy({
  scripts = false,
  nonce,
  analytics = false,
  bookings,
  video = false,
  frames,
}: Allowances): string {
  const scriptSources = [
    scripts && "'self'",
    nonce && `'nonce-${nonce}'`,
    ...(scripts ? INLINE_HASHES.map((hash) => `'${hash}'`) : []),
    analytics && TAG_ORIGIN,
  ].filter(Boolean);
  return [
    "default-src 'none'",
    `script-src ${scriptSources.join(" ") || "'none'"}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    video && "media-src 'self'",
    frames && `frame-src ${frames}`,
    `connect-src ${scripts ? "'self'" : "'none'"}${analytics ? ` ${COLLECTORS}` : ""}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...(bookings ?? [])].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
    .filter(Boolean)
    .join("; ");
}
