// The mail with which visitors get a copy of what they sent (VISITOR_COPY=on).

import { questions } from "#content/inquiry/questions.yaml";
import { review } from "#content/inquiry/screens.yaml";
import { contact } from "./contact";
import { request } from "./request";
import { site } from "./site";
import { receipt } from "./thank-you";

const { projectType, budget, timeline } = contact.fields;

/** What stands before a choice; a field that is not here is left out of the copy. */
const labels: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(questions).map(([name, { summaryLabel }]) => [name, summaryLabel]),
  ),
  projectType: projectType.label,
  budget: budget.label,
  timeline: timeline.label,
  serviceType: review.service,
  serviceCategory: review.category,
  bundle: review.bundle,
  about: request.aboutLabel,
  service: receipt.serviceLabel,
  results: receipt.resultsLabel,
};

export const visitorCopy = {
  subject: (reference: string) => `Your message to ${site.name}, ${reference}`,
  thanks: "Thank you. We have what you sent with our form.",
  reference: (reference: string) => `Your reference: ${reference}`,
  next: "What happens next: a person reads it and replies by e-mail or phone within one business day.",
  change: `To correct or withdraw it, reply to this mail, or call ${site.phone.display} and give the reference.`,
  withdraw: (href: string) =>
    `For one hour you can also withdraw it in the browser you sent it from: ${href}`,
  notYours:
    "If you have not sent anything, somebody has entered your address: reply, and we delete it.",
  heading: "What you chose:",
  labels,
  typedLeftOut: "This mail does not repeat what you wrote. We have it in full.",
};
