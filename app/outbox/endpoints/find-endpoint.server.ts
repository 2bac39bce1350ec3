import type { Settings } from "~/env.server";
import type { LeadKind } from "~/outbox/lead.server";
import { isWrong } from "~/settings/settings.server";
import { crmEndpoint } from "./crm-endpoint.server";
import type { Endpoint } from "./endpoint.server";
import { formEndpoint } from "./form-endpoint.server";

/** The kinds that are sent somewhere; the others are for the inbox alone. */
type SentKind = Exclude<LeadKind, "request">;

const SETTINGS = {
  crm: ["CRM_URL", "CRM_HIDDEN_FIELDS", "CRM_FIELD_MAP"],
  wizard: ["FORMS_URL_WIZARD", "FORMS_PROFILE", "FORMS_EXTRA"],
  assessment: ["FORMS_URL_ASSESSMENT", "FORMS_PROFILE", "FORMS_EXTRA"],
} as const satisfies Record<SentKind, (keyof Settings)[]>;

const KINDS = Object.keys(SETTINGS) as SentKind[];

/** Whether leads of a kind are meant to go somewhere; they wait while a setting of it is `wrong`. */
export function endpointState(settings: Settings, kind: LeadKind): "unset" | "set" | "wrong" {
  if (!isSent(kind)) return "unset";
  const [address, ...others] = SETTINGS[kind];
  if (isWrong(settings, address)) return "wrong";
  if (!settings[address]) return "unset";
  return isWrong(settings, ...others) ? "wrong" : "set";
}

/** The kinds whose leads wait until there is an endpoint for them, wrongly set or gone as it may be. */
export function waitingKinds(settings: Settings): LeadKind[] {
  return KINDS.filter((kind) => endpointState(settings, kind) !== "set");
}

/** The kinds for which no service is meant at all. */
export function unsentKinds(settings: Settings): LeadKind[] {
  return KINDS.filter((kind) => endpointState(settings, kind) === "unset");
}

/** Null unless the endpoint of this kind is set: see endpointState. */
export function findEndpoint(settings: Settings, kind: LeadKind): Endpoint | null {
  const url = isSent(kind) && settings[SETTINGS[kind][0]];
  if (!url || endpointState(settings, kind) !== "set") return null;
  return kind === "crm" ? crmEndpoint(url, settings) : formEndpoint(url, settings);
}

function isSent(kind: LeadKind): kind is SentKind {
  return kind in SETTINGS;
}
