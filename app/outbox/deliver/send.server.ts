import { cleanUserAgent } from "~/http/clean-text";
import {
  type Endpoint,
  isRedirect,
  type ResponseClass,
  type ServiceResponse,
} from "~/outbox/endpoints/service-response.server";
import type { Payload, SendableLead } from "~/outbox/lead.server";
import type { Platform } from "~/platform.server";
import { type Mask, maskValuesOf } from "./mask-values.server";
import { type FailureClass, readRequestedWait } from "./retry-schedule.server";

/** Leads or notifications sent at once: below the six connections that an invocation has. */
export const CONCURRENT_SENDS = 5;

const BODY_LIMIT_BYTES = 64 * 1024;

const REFUSED_STATUSES = new Set([400, 410, 413, 415, 422]);
const GATEWAY_ERRORS = new Set([502, 504, 520, 524]);
const QUOTA_TEXT = /\bquota\b|\bmonth(ly)?\b|\bplan limit\b|\bsubmission limit\b/i;

export type FailedAttempt = FailureClass & {
  /** Status and masked excerpt of the response, or the network error. */
  error: string;
  /** The endpoint may have accepted the lead all the same. */
  isUnknown: boolean;
  timedOut: boolean;
  isRedirected: boolean;
};

export type AttemptResult = { result: "delivered" } | FailedAttempt;

/** Posts a lead once, DELIVER_TIMEOUT_MS at most including the response body; never throws. */
export async function sendLead(
  platform: Platform,
  endpoint: Endpoint,
  lead: SendableLead,
): Promise<AttemptResult> {
  const mask = maskValuesOf(lead, endpoint.configuredValues);
  try {
    const payload: Payload = JSON.parse(lead.payload);
    if (!endpoint.isOwn(payload)) throw new Error("no payload for this service");
    const { id } = lead;
    // Of a lead that was stored by an earlier version, too.
    const userAgent = cleanUserAgent(lead.userAgent);
    const { headers, body } = endpoint.write(payload, platform.origin);
    const response = await fetch(endpoint.url, {
      method: "POST",
      headers: { ...headers, "idempotency-key": id, ...(userAgent && { "user-agent": userAgent }) },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(platform.settings.DELIVER_TIMEOUT_MS),
    });
    const answer = await readResponse(response);
    return classifyAttempt(await endpoint.classify(answer, payload), answer, mask, Date.now());
  } catch (cause) {
    return classifyNetworkError(cause, mask);
  }
}

async function readResponse(response: Response): Promise<ServiceResponse> {
  const { status, headers } = response;
  try {
    return { status, headers, text: await readStart(response) };
  } catch (cause) {
    // A success without its body proves nothing; any other status is enough.
    if (response.ok) throw cause;
    return { status, headers, text: "" };
  }
}

async function readStart({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    text += decoder.decode(chunk, { stream: true });
    if (size >= BODY_LIMIT_BYTES) return text;
  }
  return text + decoder.decode();
}

/** Decides by docs/rules.md whether a lead is delivered, unconfirmed, sent again or dead. */
export function classifyAttempt(
  responseClass: ResponseClass,
  response: ServiceResponse,
  mask: Mask,
  now: number,
): AttemptResult {
  if (responseClass === "accepted") return { result: "delivered" };
  const result = classifyFailure(responseClass, response);
  return {
    result,
    error: `${response.status} ${mask(response.text)}`.trim(),
    isUnknown: result === "unconfirmed" || GATEWAY_ERRORS.has(response.status),
    timedOut: false,
    isRedirected: isRedirect(response),
    requestedWait: readRequestedWait(response.status, response.headers, now),
  };
}

/** The service may have accepted the lead; it is sent again all the same, and may arrive twice. */
export function classifyNetworkError(cause: unknown, mask: Mask): FailedAttempt {
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const timedOut = cause instanceof Error && cause.name === "TimeoutError";
  const error = `no answer (${mask(reason)})`;
  return {
    result: "retry",
    error,
    isUnknown: true,
    timedOut,
    isRedirected: false,
    requestedWait: 0,
  };
}

function classifyFailure(
  responseClass: ResponseClass,
  { status, text }: ServiceResponse,
): FailureClass["result"] {
  if (responseClass === "unconfirmed") return "unconfirmed";
  if (REFUSED_STATUSES.has(status) || responseClass === "refused") return "refused";
  const mayBeQuota = status === 429 || (status >= 200 && status < 300);
  if (status === 402 || (mayBeQuota && QUOTA_TEXT.test(text))) return "quota";
  // Form services report a used-up quota and a refused lead alike with a 2xx.
  return responseClass === "refused-unless-quota" ? "refused" : "retry";
}
