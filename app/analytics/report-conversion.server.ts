import { parse } from "cookie-es";
import type { Platform } from "~/platform.server";
import {
  CONSENT_COOKIE,
  CONVERSION_COOKIE,
  type ConsentChoice,
  conversionEvents,
  isConsent,
} from "./measurement";

export const CONSENT_S = 180 * 24 * 60 * 60;

export function hasConsent(request: Request): boolean {
  const choice = parse(request.headers.get("Cookie") ?? "")[CONSENT_COOKIE];
  return isConsent(choice, hasGpc(request));
}

/** Global Privacy Control (https://www.w3.org/TR/gpc/). */
export function hasGpc(request: Request): boolean {
  return request.headers.get("Sec-GPC") === "1";
}

/** Scripts read it, so that pages stay cacheable; a refusal also deletes the tag's cookies. */
export function recordChoice(choice: ConsentChoice, origin: string, measurementId: string) {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const choiceCookie = `${CONSENT_COOKIE}=${choice}; Max-Age=${CONSENT_S}; Path=/; SameSite=Lax${secure}`;
  if (choice !== "deny") return [choiceCookie];
  const tagCookies = ["_ga", tagSessionCookieName(measurementId)];
  return [choiceCookie, ...tagCookies.map((name) => `${name}=; Max-Age=0; Path=/`)];
}

function tagSessionCookieName(measurementId: string): string {
  return `_ga_${measurementId.slice(measurementId.indexOf("-") + 1)}`;
}

const TIMEOUT_MS = 5_000;
export const CONVERSION_COOKIE_TTL_S = 60;

const CLIENT = /^GA\d\.[\d-]+\.(\d+\.\d+)$/;
const SESSION = /^GS\d\.[\d-]+\.s?(\d+)[.$]/;

/** Only with consent. Without GA_API_SECRET the next page reports, by this cookie. Never throws. */
export async function reportConversion(
  platform: Platform,
  request: Request,
  formType: string,
  isFirst: () => Promise<boolean>,
): Promise<string | null> {
  const { GA_MEASUREMENT_ID, GA_API_SECRET, GA_ENDPOINT } = platform.settings;
  if (!GA_MEASUREMENT_ID || !hasConsent(request)) return null;
  const logCause = (cause: unknown) =>
    logFailure(formType, cause instanceof Error ? cause.name : "unknown");
  if (!GA_API_SECRET) {
    const cookie = `${CONVERSION_COOKIE}=${formType}; Max-Age=${CONVERSION_COOKIE_TTL_S}; Path=/; SameSite=Lax`;
    return (await isFirst().catch(logCause)) ? cookie : null;
  }
  const visitor = readTagVisitor(request, GA_MEASUREMENT_ID);
  if (!visitor) return null;
  const report = async () => {
    if (!(await isFirst())) return;
    const url = collectUrl(GA_ENDPOINT, GA_MEASUREMENT_ID, GA_API_SECRET);
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(conversionRequest(formType, visitor)),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) logFailure(formType, `status ${response.status}`);
  };
  platform.waitUntil(report().catch(logCause));
  return null;
}

type TagVisitor = { clientId: string; sessionId?: string };

export function readTagVisitor(request: Request, measurementId: string): TagVisitor | null {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  const clientId = CLIENT.exec(cookies._ga ?? "")?.[1];
  const sessionId = SESSION.exec(cookies[tagSessionCookieName(measurementId)] ?? "")?.[1];
  return clientId ? { clientId, ...(sessionId && { sessionId }) } : null;
}

/** One Measurement Protocol request of a sent form; nothing that the visitor entered. */
export function conversionRequest(formType: string, { clientId, sessionId }: TagVisitor) {
  const session = { ...(sessionId && { session_id: sessionId }), engagement_time_msec: 100 };
  return {
    client_id: clientId,
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: conversionEvents(formType).map(([name, params]) => ({
      name,
      params: { ...params, ...session },
    })),
  };
}

function collectUrl(endpoint: string, measurementId: string, secret: string): string {
  // Google's documentation shows the whole URL, so GA_ENDPOINT may include the path.
  const base = endpoint.replace(/(\/mp\/collect)?\/*$/, "");
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: secret });
  return `${base}/mp/collect?${query}`;
}

function logFailure(formType: string, error: string): void {
  console.error(JSON.stringify({ event: "conversion.failed", formType, error }));
}
