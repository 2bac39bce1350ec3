import * as z from "zod";
import { contact } from "#content/contact.yaml";
import { fieldErrors } from "#content/errors.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { fill } from "~/content/format";
import {
  cleanLine,
  optionalText,
  readCampaign,
  requiredEmail,
  requiredLine,
} from "~/http/form-text.server";
import type { Platform } from "~/platform.server";
import { filledFields, openForm, submitForm } from "./submit.server";

const MAX_SERVICE_LENGTH = 100;
/** Everything that is sold. A page shows no other text of a link, which anybody can write. */
const KNOWN_SERVICES = new Set<string>([
  ...leadForm.services.map(({ service }) => service),
  ...[offers.coaching, offers.monthly, ...offers.bundles, ...offers.downloads].map(
    ({ name }) => name,
  ),
]);

type FieldName = keyof typeof contact.fields;

const labelOf = (name: FieldName) => contact.fields[name].label;
const required = (name: FieldName, max: number) => requiredLine(labelOf(name), max);

const oneOf = (name: FieldName, choices: { crmValue: string }[]) =>
  z.optional(
    z.enum(
      choices.map(({ crmValue }) => crmValue),
      fill(fieldErrors.notInList, { label: labelOf(name).toLowerCase() }),
    ),
  );

/** In screen order. Lengths are the CRM's (docs/rules.md), choices content/lead-form.yaml. */
export const leadFormSchema = z.object({
  firstName: required("firstName", 40),
  lastName: required("lastName", 80),
  company: required("company", 100),
  email: requiredEmail(labelOf("email"), 100),
  phone: required("phone", 30),
  city: required("city", 100),
  state: required("state", 100),
  zip: required("zip", 30),
  country: required("country", 100),
  projectType: oneOf("projectType", leadForm.projectTypes),
  budget: oneOf("budget", leadForm.budgets),
  timeline: oneOf("timeline", leadForm.timelines),
  description: optionalText(labelOf("description"), 5_000),
});
export type LeadFormValues = z.infer<typeof leadFormSchema>;

export async function openLeadForm(platform: Platform, request: Request) {
  const form = await openForm(platform, request, leadFormSchema);
  return { ...form, chosen: describePreselection(new URL(request.url).searchParams) };
}
export type OpenLeadForm = Awaited<ReturnType<typeof openLeadForm>>;

/** Posted to its own URL, whose `service` and utm_* become part of the lead. */
export function submitLeadForm(platform: Platform, request: Request) {
  const search = new URL(request.url).searchParams;
  const { service } = readPreselection(search);
  const rules = {
    schema: leadFormSchema,
    names: leadFormSchema.keyof().options,
    labelOf,
  };
  return submitForm(platform, request, "contact", rules, (values) => ({
    fields: filledFields({ ...values, service, ...readCampaign(search) }),
  }));
}

/** A link's plan sets the project type, else a known service does; its text is always kept. */
export function readPreselection(search: URLSearchParams) {
  const service = cleanLine(search.get("service") ?? "", MAX_SERVICE_LENGTH) || undefined;
  const plan = leadForm.plans.find((known) => known.plan === search.get("plan"));
  const offer = leadForm.services.find((known) => known.service === service);
  return { projectType: (plan ?? offer)?.projectType, service };
}

/** The selection with its price; a link without a known plan or a known service has no name. */
export function describePreselection(search: URLSearchParams) {
  const selected = readPreselection(search);
  const isKnown = KNOWN_SERVICES.has(selected.service ?? "");
  const type = leadForm.projectTypes.find(({ crmValue }) => crmValue === selected.projectType);
  const link = `/contact?plan=${search.get("plan")}`;
  const plan = offers.bundles.find(({ contactHref }) => contactHref === link)?.name;
  const name = [plan, isKnown && selected.service].filter(Boolean).join(", ") || undefined;
  const changeHref = tabHref(selected.service) ?? contact.change.href;
  const price = namesTwoOffers(search) ? undefined : type?.price;
  return { projectType: selected.projectType, name, price, changeHref };
}

function namesTwoOffers(search: URLSearchParams): boolean {
  const [plan, service] = ["plan", "service"].map((name) => {
    const alone = new URLSearchParams({ [name]: search.get(name) ?? "" });
    return readPreselection(alone).projectType;
  });
  return plan !== undefined && service !== undefined && plan !== service;
}

/** The tab of the packages whose button selects this service. */
function tabHref(service: string | undefined): string | undefined {
  const tab = packages.tabs.find(({ contact: { href } }) => {
    const selects = new URLSearchParams(href.split("?")[1]).get("service");
    return selects !== null && selects === service;
  });
  return tab && `/video-packages?tab=${tab.id}`;
}
