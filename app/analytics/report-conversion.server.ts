import type { Platform } from "~/env.server";
import { hasConsent } from "./consent.server";
import { conversionRequest } from "./conversion.server";
import type { FormType } from "./conversion-events";
import { CONVERSION_COOKIE } from "./cookies";
import { readTagVisitor } from "./tag-visitor.server";

const TIMEOUT_MS = 5_000;
/** How long the next page may take to pick up what it is to report, in seconds. */
const HANDOVER_S = 60;

/**
 * Reports a form that was sent, with consent only. `isFirst` claims the report: true once for each
 * lead. With GA_API_SECRET the server sends it behind the answer; without, this returns the
 * `Set-Cookie` value by which the next page's script reports it once. Never throws: a lead matters more.
 */
export async function reportConversion(
  platform: Platform,
  request: Request,
  formType: FormType,
  isFirst: () => Promise<boolean>,
): Promise<string | null> {
  const { GA_MEASUREMENT_ID, GA_API_SECRET } = platform.settings;
  if (!GA_MEASUREMENT_ID || !hasConsent(request)) return null;
  try {
    if (!GA_API_SECRET) {
      const handover = `${CONVERSION_COOKIE}=${formType}; Max-Age=${HANDOVER_S}; Path=/; SameSite=Lax`;
      return (await isFirst()) ? handover : null;
    }
    const visitor = readTagVisitor(request, GA_MEASUREMENT_ID);
    if (!visitor) return null;
    const body = JSON.stringify(conversionRequest(formType, visitor));
    const url = collectUrl(platform.settings.GA_ENDPOINT, GA_MEASUREMENT_ID, GA_API_SECRET);
    const report = async () => {
      if (await isFirst()) await post(url, body);
    };
    platform.waitUntil(report().catch((cause) => logFailure(formType, cause)));
  } catch (cause) {
    logFailure(formType, cause);
  }
  return null;
}

function collectUrl(endpoint: string, measurementId: string, secret: string): string {
  // Google's pages show the whole address, so that is what gets pasted now and then.
  const base = endpoint.replace(/(\/mp\/collect)?\/*$/, "");
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: secret });
  return `${base}/mp/collect?${query}`;
}

async function post(url: string, body: string): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** Names no visitor and no address, which holds the secret. */
function logFailure(formType: FormType, cause: unknown): void {
  const isStatus = cause instanceof Error && cause.message.startsWith("status ");
  const error = isStatus ? cause.message : cause instanceof Error ? cause.name : "unknown";
  console.error(JSON.stringify({ event: "conversion.failed", formType, error }));
}
