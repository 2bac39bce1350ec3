import type { LeadKind } from "~/outbox/lead.server";
import { isInvalid, type Settings } from "~/settings/settings.server";
import { formServiceEndpoint } from "./form-service.server";
import type { Endpoint } from "./service-response.server";
import { crmEndpoint } from "./zoho.server";

const KINDS = ["crm", "wizard", "assessment"] as const satisfies LeadKind[];

type SentKind = (typeof KINDS)[number];

const SETTINGS = {
  crm: ["CRM_URL", "CRM_HIDDEN_FIELDS", "CRM_FIELD_MAP"],
  wizard: ["FORMS_URL_WIZARD", "FORMS_PROFILE", "FORMS_EXTRA"],
  assessment: ["FORMS_URL_ASSESSMENT", "FORMS_PROFILE", "FORMS_EXTRA"],
} as const satisfies Record<SentKind, (keyof Settings)[]>;

/** Leads of a kind wait while one of its endpoint's settings is `invalid`. */
export function endpointState(settings: Settings, kind: LeadKind): "unset" | "set" | "invalid" {
  if (kind === "request") return "unset";
  const [address, ...others] = SETTINGS[kind];
  if (isInvalid(settings, address)) return "invalid";
  if (!settings[address]) return "unset";
  return isInvalid(settings, ...others) ? "invalid" : "set";
}

/** Pending leads of these kinds wait: their endpoint is invalid, unset or removed. */
export function kindsWithoutUsableEndpoint(settings: Settings): LeadKind[] {
  return KINDS.filter((kind) => endpointState(settings, kind) !== "set");
}

/** New and released leads of these kinds are received; `request` has no endpoint at all. */
export function kindsWithUnsetEndpoint(settings: Settings): LeadKind[] {
  return KINDS.filter((kind) => endpointState(settings, kind) === "unset");
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
