import type { Settings } from "~/env.server";
import type { LeadKind } from "~/outbox/lead.server";
import { crmEndpoint } from "./crm-endpoint.server";
import type { Endpoint } from "./endpoint.server";
import { formEndpoint } from "./form-endpoint.server";

/** Null when the studio configured no endpoint for this kind: such a lead stays in the inbox. */
export function findEndpoint(settings: Settings, kind: LeadKind): Endpoint | null {
  if (kind === "crm") {
    return settings.CRM_URL ? crmEndpoint(settings.CRM_URL, settings.CRM_HIDDEN_FIELDS) : null;
  }
  const url = kind === "wizard" ? settings.FORMS_URL_WIZARD : settings.FORMS_URL_ASSESSMENT;
  return url ? formEndpoint(url, settings) : null;
}
