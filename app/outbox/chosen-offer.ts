import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { listOffers } from "~/content/list-offers";
import { requestSubjects } from "~/content/request-subjects";

export type ChosenOffer = { slug: string; name: string; price: number };

const catalog: (ChosenOffer & { contactHref?: string })[] = listOffers(offers);
const subjects = Object.entries({ ...requestSubjects.book, ...requestSubjects.buy });

/** The offer that a lead is about, by what the forms store; undefined for none, and for one that is not sold anymore. */
export function findChosenOffer(fields: Record<string, string>): ChosenOffer | undefined {
  const { bundle, serviceType, service, projectType, about } = fields;
  const [subject] = subjects.find(([, { payloadLabel }]) => payloadLabel === about) ?? [];
  const slug = bundle ?? subject ?? serviceType;
  return catalog.find((offer) => offer.slug === slug) ?? findOfContact(service, projectType);
}

/** The lead form's links choose a plan or a service, which chooses a type of project. */
function findOfContact(service: string | undefined, projectType: string | undefined) {
  const links = [...leadForm.plans, ...leadForm.services].map((link) => ({
    projectType: link.projectType,
    query: "plan" in link ? `plan=${link.plan}` : `service=${encodeURIComponent(link.service)}`,
  }));
  const chosen = service
    ? `service=${encodeURIComponent(service)}`
    : links.find((link) => link.projectType === projectType)?.query;
  return catalog.find(({ contactHref }) => {
    const query = contactHref && new URL(contactHref, "https://x.test").searchParams.toString();
    return chosen && query === new URLSearchParams(chosen).toString();
  });
}
