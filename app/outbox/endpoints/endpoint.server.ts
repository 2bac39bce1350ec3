import { linesOf } from "~/forms/field";
import { formOf } from "~/forms/forms";
import { KINDS, kindNames, rulesOf, type StoredKind } from "~/outbox/kinds";
import type { Payload, SendableLead } from "~/outbox/lead.server";
import type { Platform } from "~/platform.server";
import { isInvalid, type Settings } from "~/settings/settings.server";
import { crms } from "./crm.server";
import { formService } from "./form-service.server";
import type { Endpoint, Service } from "./service-response.server";

type EndpointState = "unset" | "set" | "invalid";

/** The service of a kind; null for kinds that the inbox alone gets. */
function serviceOf(settings: Settings, kind: string): Service | null {
  const endpoint = rulesOf(kind)?.endpoint;
  if (!endpoint) return null;
  return endpoint === "crm" ? crms[settings.CRM_PROVIDER] : formService(endpoint);
}

/** `invalid`: an endpoint with an invalid setting; leads of the kind wait. */
export function endpointState(settings: Settings, kind: string): EndpointState {
  const service = serviceOf(settings, kind);
  if (!service) return "unset";
  const [first, ...others] = service.variables;
  // With an invalid CRM_PROVIDER it is not known which CRM is meant.
  const isCrm = rulesOf(kind)?.endpoint === "crm";
  if (isInvalid(settings, first, ...(isCrm ? (["CRM_PROVIDER"] as const) : []))) return "invalid";
  if (!settings[first]) return "unset";
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
  return serviceOf(settings, kind)?.open(settings)?.url ?? null;
}

export function findEndpoint(settings: Settings, kind: string): Endpoint | null {
  if (endpointState(settings, kind) !== "set") return null;
  return serviceOf(settings, kind)?.open(settings) ?? null;
}

/** A lead with a payload for its service; the same one if it has it already, or if there is no usable service. */
export function withPayload<Lead extends SendableLead>(platform: Platform, lead: Lead): Lead {
  const endpoint = findEndpoint(platform.settings, lead.kind);
  const payload: Payload = JSON.parse(lead.payload);
  if (!endpoint || endpoint.isOwn(payload)) return lead;
  const fields: Record<string, string> = JSON.parse(lead.fields);
  const lines = linesOf(formOf(rulesOf(lead.kind)?.name ?? "") ?? [], fields);
  const mapped = endpoint.map({ ...lead, fields, lines }, platform.origin);
  return { ...lead, payload: JSON.stringify(mapped) };
}
