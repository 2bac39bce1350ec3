import type { LeadKind } from "~/outbox/lead.server";
import { isInvalid, type Settings } from "~/settings/settings.server";
import { formServiceEndpoint } from "./form-service.server";
import type { Endpoint } from "./service-response.server";
import { crmEndpoint } from "./zoho.server";

const SETTINGS = {
  crm: ["CRM_URL", "CRM_HIDDEN_FIELDS", "CRM_FIELD_MAP"],
  wizard: ["FORMS_URL_WIZARD", "FORMS_PROFILE", "FORMS_EXTRA"],
  assessment: ["FORMS_URL_ASSESSMENT", "FORMS_PROFILE", "FORMS_EXTRA"],
} as const satisfies Record<Exclude<LeadKind, "request">, (keyof Settings)[]>;

type EndpointState = "unset" | "set" | "invalid";

/** `invalid`: an endpoint with an invalid setting; leads of the kind wait. */
export function endpointState(settings: Settings, kind: LeadKind): EndpointState {
  if (kind === "request") return "unset";
  const [address, ...others] = SETTINGS[kind];
  if (isInvalid(settings, address)) return "invalid";
  if (!settings[address]) return "unset";
  return isInvalid(settings, ...others) ? "invalid" : "set";
}

/** The kinds whose endpoint is in one of the states; never `request`, which has none at all. */
export function kindsByEndpoint(settings: Settings, ...states: EndpointState[]): LeadKind[] {
  const kinds = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  return kinds.filter((kind) => states.includes(endpointState(settings, kind)));
}

/** The URL that is set for a kind, even while another of the endpoint's settings is invalid. */
export function endpointUrl(settings: Settings, kind: LeadKind): string | null {
  return kind === "request" ? null : (settings[SETTINGS[kind][0]] ?? null);
}

export function findEndpoint(settings: Settings, kind: LeadKind): Endpoint | null {
  const url = endpointUrl(settings, kind);
  if (!url || endpointState(settings, kind) !== "set") return null;
  return kind === "crm" ? crmEndpoint(url, settings) : formServiceEndpoint(url, settings);
}
