import { contact } from "#content/contact.yaml";
import form from "#content/forms/contact.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { packages } from "#content/packages.yaml";
import { type FormValues, getField } from "~/forms/field";
import { cleanLine, readCampaign } from "~/http/form-text.server";
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

type ContactValues = FormValues<"contact">;

export async function openContactForm(platform: Platform, request: Request) {
  const form = await openForm(platform, request);
  return { ...form, chosen: describePreselection(new URL(request.url).searchParams) };
}
export type OpenContactForm = Awaited<ReturnType<typeof openContactForm>>;

/** Posted to its own URL, whose `service` and utm_* become part of the lead. */
export function submitContactForm(platform: Platform, request: Request) {
  const search = new URL(request.url).searchParams;
  const { service } = readPreselection(search);
  return submitForm<ContactValues>(platform, request, "contact", form, (values) => ({
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
  const { options = [] } = getField(form, "projectType");
  const type = options.find(({ value }) => value === selected.projectType);
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
