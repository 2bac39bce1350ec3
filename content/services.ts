// Who else receives data of visitors, for the privacy page: write the names of your own services here, such as
// "Formspree (formspree.io)". Each must fit into a sentence.
import type { Services } from "../app/content/schema/site";

export const services = {
  forms: "a form service",
  crm: "our customer system (CRM)",
  scheduler: "an external scheduling service",
  payments: "an external payment page",
  analytics: "Google Analytics",
  notices: "our mail or our team chat",
} satisfies Services;
