import { leadForm } from "#content/lead-form";
import { offers } from "#content/offers";
import { cleanLine } from "~/http/clean-text.server";

const MAX_SERVICE_LENGTH = 100;

/** What a link to the form chose for the visitor; both undefined on a plain visit. */
export type Preselection = { projectType?: string; service?: string };

/** A plan sets the project type, else a service we know; its text is kept either way, anything unknown sets nothing. */
export function readPreselection(search: URLSearchParams): Preselection {
  const service = cleanLine(search.get("service") ?? "", MAX_SERVICE_LENGTH) || undefined;
  const plan = leadForm.plans.find((known) => known.plan === search.get("plan"));
  const offer = leadForm.services.find((known) => known.service === service);
  return { projectType: (plan ?? offer)?.projectType, service };
}

/** What the address chose, by the names a visitor knows; undefined on a plain visit. */
export function nameChoice(search: URLSearchParams): string | undefined {
  const link = `/contact?plan=${search.get("plan")}`;
  const plan = offers.bundles.find(({ contactHref }) => contactHref === link)?.name;
  return [plan, readPreselection(search).service].filter(Boolean).join(", ") || undefined;
}
