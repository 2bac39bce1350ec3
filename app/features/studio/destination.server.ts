import type { Settings } from "~/env.server";

type Addresses = Pick<Settings, "CRM_URL" | "FORMS_URL_WIZARD" | "FORMS_URL_ASSESSMENT">;

/** The host that leads of a kind are sent to; null where they stay in the inbox. */
export function findDestination(settings: Addresses, kind: string): string | null {
  if (kind === "request") return null;
  const { CRM_URL, FORMS_URL_ASSESSMENT, FORMS_URL_WIZARD } = settings;
  const others = kind === "assessment" ? FORMS_URL_ASSESSMENT : FORMS_URL_WIZARD;
  const url = kind === "crm" ? CRM_URL : others;
  return url ? new URL(url).host : null;
}
