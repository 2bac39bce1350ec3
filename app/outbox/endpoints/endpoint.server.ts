import { KINDS, kindNames, rulesOf, type StoredKind } from "~/outbox/kinds";
import { isInvalid, type Settings } from "~/settings/settings.server";
import { formServiceEndpoint } from "./form-service.server";
import type { Endpoint } from "./service-response.server";
import { crmEndpoint } from "./zoho.server";

type EndpointState = "unset" | "set" | "invalid";

/** The variables of a kind's endpoint, its address first; null: its leads are for the inbox alone. */
function variablesOf(kind: string) {
  const endpoint = rulesOf(kind)?.endpoint;
  if (!endpoint) return null;
  return endpoint === "crm"
    ? (["CRM_URL", "CRM_HIDDEN_FIELDS", "CRM_FIELD_MAP"] as const)
    : ([endpoint, "FORMS_PROFILE", "FORMS_EXTRA"] as const);
}

/** `invalid`: an endpoint with an invalid setting; leads of the kind wait. */
export function endpointState(settings: Settings, kind: string): EndpointState {
  const variables = variablesOf(kind);
  if (!variables) return "unset";
  const [address, ...others] = variables;
  if (isInvalid(settings, address)) return "invalid";
  if (!settings[address]) return "unset";
  return isInvalid(settings, ...others) ? "invalid" : "set";
}

/** The kinds whose endpoint is in one of the states; never one that has none at all. */
export function kindsByEndpoint(settings: Settings, ...states: EndpointState[]): StoredKind[] {
  const kinds = kindNames.map((name) => KINDS[name]).filter(({ endpoint }) => endpoint);
  return kinds
    .map(({ stored }) => stored)
    .filter((kind) => states.includes(endpointState(settings, kind)));
}

/** The URL that is set for a kind, even while another of the endpoint's settings is invalid. */
export function endpointUrl(settings: Settings, kind: string): string | null {
  const [address] = variablesOf(kind) ?? [];
  return (address && settings[address]) ?? null;
}

export function findEndpoint(settings: Settings, kind: string): Endpoint | null {
  const url = endpointUrl(settings, kind);
  if (!url || endpointState(settings, kind) !== "set") return null;
  return rulesOf(kind)?.endpoint === "crm"
    ? crmEndpoint(url, settings)
    : formServiceEndpoint(url, settings);
}
