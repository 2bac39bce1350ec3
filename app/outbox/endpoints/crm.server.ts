import type { Settings } from "~/settings/settings.server";
import { hubspot } from "./hubspot.server.ts";
import type { Service } from "./service-response.server.ts";
import { zoho } from "./zoho.server.ts";

export const crms: Record<Settings["CRM_PROVIDER"], Service> = { zoho, hubspot };
