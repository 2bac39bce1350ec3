import { cleanText } from "~/http/clean-text";
import type { Settings } from "~/settings/settings.server";

/** Each kind of call, and the one whose scheduler serves it where it has none of its own. */
const FALLBACK = {
  strategy: "strategy",
  discovery: "discovery",
  consultation: "strategy",
  diy: "strategy",
  coaching: "discovery",
  monthly: "discovery",
  bundle: "strategy",
} as const;
export type BookingKind = keyof typeof FALLBACK;
export const BOOKING_KINDS = Object.keys(FALLBACK) as BookingKind[];

/** Calendly's names, unless BOOKING_PARAM_MAP says otherwise; what makes the URL too long is left out. */
const PARAMETERS = {
  name: "name",
  email: "email",
  company: "a1",
  assessment: "a2",
  score: "a3",
  level: "a4",
  readiness: "a5",
};
const MAX_URL_LENGTH = 2_000;

export type Prefill = Partial<Record<keyof typeof PARAMETERS, string>>;

type Configuration = Pick<Settings, "BOOKING_URLS" | "BOOKING_PARAM_MAP">;

/** The scheduler's URL for a call with the visitor's prefill; null where none is configured. */
export function buildBookingUrl(
  { BOOKING_URLS, BOOKING_PARAM_MAP }: Configuration,
  kind: BookingKind,
  prefill: Prefill = {},
): string | null {
  const base = BOOKING_URLS[kind] ?? BOOKING_URLS[FALLBACK[kind]];
  if (!base) return null;
  const names: Record<string, string> = { ...PARAMETERS, ...BOOKING_PARAM_MAP };
  return Object.entries(prefill).reduce((url, [field, value]) => {
    const name = names[field];
    const longer = name && value ? withParameter(url, name, value) : url;
    return longer.length <= MAX_URL_LENGTH ? longer : url;
  }, base);
}

/** Appends in `%20` style, which schedulers document; `URLSearchParams` would write `+`. */
function withParameter(url: string, name: string, value: string): string {
  const [address = "", ...fragment] = url.split(/(?=#)/);
  const joint = address.includes("?") ? "&" : "?";
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(cleanText(value))}`;
  return `${address}${joint}${pair}${fragment.join("")}`;
}

export function scheduledKinds(settings: Configuration): BookingKind[] {
  return BOOKING_KINDS.filter((kind) => buildBookingUrl(settings, kind) !== null);
}

/** The origins of all configured schedulers: a form may be redirected there (CSP form-action). */
export function bookingOrigins({ BOOKING_URLS }: Pick<Configuration, "BOOKING_URLS">): string[] {
  return [...new Set(Object.values(BOOKING_URLS).map((url) => new URL(url).origin))];
}
