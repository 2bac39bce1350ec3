import { parse } from "cookie-es";
import { CONSENT_COOKIE } from "./measurement";

export type ConsentChoice = "grant" | "deny";

export const CONSENT_S = 180 * 24 * 60 * 60;

export function hasConsent(request: Request): boolean {
  return parse(request.headers.get("Cookie") ?? "")[CONSENT_COOKIE] === "grant";
}

/** The `Set-Cookie` values of a choice. Scripts read the cookie, so that pages stay cacheable; a refusal also deletes the tag's cookies. */
export function recordChoice(
  choice: ConsentChoice,
  origin: string,
  measurementId: string,
): string[] {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  const choiceCookie = `${CONSENT_COOKIE}=${choice}; Max-Age=${CONSENT_S}; Path=/; SameSite=Lax${secure}`;
  if (choice === "grant") return [choiceCookie];
  const tagCookies = ["_ga", tagSessionCookieName(measurementId)];
  return [choiceCookie, ...tagCookies.map((name) => `${name}=; Max-Age=0; Path=/`)];
}

export function tagSessionCookieName(measurementId: string): string {
  return `_ga_${measurementId.slice(measurementId.indexOf("-") + 1)}`;
}
