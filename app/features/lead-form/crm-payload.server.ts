import { leadDescription } from "#content/payloads";
import type { Settings } from "~/env.server";
import type { LeadFormValues } from "./lead-form.server";

/** What the form's address adds to the typed fields: the chosen service and utm_* parameters. */
export type LeadOrigin = { service?: string; campaign: Record<string, string> };

/** The visitor's own words and choices: what makes two submissions the same, and what a receipt shows. */
export function leadFields(form: LeadFormValues, { service, campaign }: LeadOrigin) {
  const all = Object.entries({ ...form, service, ...campaign });
  return Object.fromEntries(all.filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** The CRM's fields under its own names and in its order; its endpoint adds the hidden pairs when it sends. */
export function crmPayload(
  form: LeadFormValues,
  from: LeadOrigin,
  { origin, fieldMap }: { origin: string; fieldMap: Settings["CRM_FIELD_MAP"] },
): Record<string, string> {
  const description = describeProject(form, from);
  return {
    zc_gad: "",
    returnURL: `${origin}/thank-you`,
    "Lead Source": "Website",
    Company: form.company,
    "First Name": form.firstName,
    "Last Name": form.lastName,
    Email: form.email,
    Phone: form.phone,
    City: form.city,
    State: form.state,
    "Zip Code": form.zip,
    Country: form.country,
    [fieldMap.projectType]: form.projectType ?? "",
    [fieldMap.budget]: form.budget ?? "",
    [fieldMap.timeline]: form.timeline ?? "",
    ...(description && { Description: description }),
    ...(from.service && { service: from.service }),
  };
}

/** The CRM keeps no `service` of its own: the text stands here as well. */
function describeProject(
  { description }: LeadFormValues,
  { service, campaign }: LeadOrigin,
): string {
  const added = [
    ...(service ? [leadDescription.service(service)] : []),
    ...Object.entries(campaign).map(([name, value]) => `${name}: ${value}`),
  ];
  return [description, added.join("\n")].filter(Boolean).join("\n\n");
}
