import type { Payload, SendableLead } from "~/outbox/lead.server";
import type { Settings, VariableName } from "~/settings/settings.server";

export type ServiceResponse = { status: number; headers: Headers; text: string };

/** `unconfirmed`: a 2xx or a redirect that proves nothing. `refused`, and would be again. `failed`: see the status. */
export type ResponseClass =
  | "accepted"
  | "unconfirmed"
  | "refused"
  | "refused-unless-quota"
  | "failed";

/** What a service is made a payload of: values as the visitor entered them, under our own names. */
export type NeutralLead = Pick<SendableLead, "kind" | "reference"> & {
  fields: Record<string, string>;
  /** Those that a service has no field for, and what they are called in the message. */
  lines: [line: string, value: string][];
};

export type Service = {
  name: string;
  /** Its settings. The first one enables it; while one of them is invalid, its leads wait. */
  variables: readonly [VariableName, ...VariableName[]];
  /** Null while it is not set. */
  open(settings: Settings): Endpoint | null;
  /** What a person does about answers of this kind, for the doctor. */
  remedies: readonly [answer: RegExp, remedy: string][];
};

/** A lead is one post to one address (docs/where-things-are.md, "Add a CRM"). */
export type Endpoint = {
  url: string;
  /** Whether a payload was made for this service, by a key that no other service writes. */
  isOwn(payload: Payload): boolean;
  map(lead: NeutralLead, origin: string): Payload;
  write(payload: Payload, origin: string): { headers: Record<string, string>; body: string };
  classify(response: ServiceResponse, payload: Payload): Promise<ResponseClass>;
  /** What configuration adds to the body: masked in logs and inbox like the lead's own values. */
  configuredValues: string[];
};

export function isSuccess({ status }: ServiceResponse): boolean {
  return status >= 200 && status <= 299;
}

/** Some services redirect after they took the post, others instead of taking it. */
export function isRedirect({ status }: ServiceResponse): boolean {
  return status >= 300 && status <= 399;
}

export function readJson({ text }: ServiceResponse): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

export function reportsError(response: ServiceResponse): boolean {
  const { error, errors, success, ok } = readJson(response);
  return isPresent(error) || isPresent(errors) || isFalse(success) || isFalse(ok);
}

export function isHtml({ headers, text }: ServiceResponse): boolean {
  const type = headers.get("content-type") ?? "";
  return /\bx?html\b/i.test(type) || /^\s*<(!doctype|html|head|body)\b/i.test(text);
}

/** Services send `"error": null` or `"errors": []` on success, too. */
function isPresent(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || isFalse(value)) return false;
  return typeof value !== "object" || Object.keys(value).length > 0;
}

function isFalse(value: unknown): boolean {
  return value === false || value === "false";
}
