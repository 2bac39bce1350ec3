import type { Settings } from "~/env.server";
import type { LeadKind, Payload } from "~/outbox/lead.server";
import { crmEndpoint } from "./crm-endpoint.server";
import { formEndpoint } from "./form-endpoint.server";
import type { Answer } from "./profiles.server";

export type Endpoint = {
  url: string;
  /** Body and headers of one post; what configuration adds to the body here is never stored. */
  write(payload: Payload, origin: string): { headers: Record<string, string>; body: string };
  accepts(answer: Answer, payload: Payload): boolean;
  /** Whether an answer that was not accepted stays the same however often the lead is sent. */
  refusesForGood(answer: Answer): boolean;
};

/** Null when the studio configured no endpoint for this kind: such a lead stays in the inbox. */
export function findEndpoint(settings: Settings, kind: LeadKind): Endpoint | null {
  if (kind === "crm") {
    return settings.CRM_URL ? crmEndpoint(settings.CRM_URL, settings.CRM_HIDDEN_FIELDS) : null;
  }
  const url = kind === "wizard" ? settings.FORMS_URL_WIZARD : settings.FORMS_URL_ASSESSMENT;
  return url ? formEndpoint(url, settings) : null;
}
