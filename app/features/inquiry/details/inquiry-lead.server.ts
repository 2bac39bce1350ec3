import * as words from "#content/words/inquiry-form";
import type { Answers } from "~/features/inquiry/answers/answers";
import {
  budgetLabel,
  bundleName,
  categoryLabel,
  NOT_PROVIDED,
  qualificationLabels,
  serviceLabel,
} from "~/features/inquiry/answers/labels";
import { clientKey } from "~/http/guard/rate-limit.server";
import type { NewLead } from "~/outbox/lead-draft.server";
import type { Details } from "./details.server";

/** An inquiry as its visitor saw it, with what the form noted about the visitor. */
export type Inquiry = {
  details: Details;
  answers: Answers;
  accepted: { held: boolean; tooFast: boolean };
  /** What its visitor did instead of sending it. */
  outcome?: "booking opened";
};

export function writeInquiry(
  submission: string,
  { details, answers, accepted: { held, tooFast }, outcome }: Inquiry,
  request: Request,
): NewLead {
  return {
    submission,
    kind: "wizard",
    fields: inquiryFields(details, answers),
    payload: (reference) => inquiryPayload(details, answers, reference, outcome),
    held,
    tooFast,
    userAgent: request.headers.get("User-Agent") ?? undefined,
    address: clientKey(request),
    outcome,
  };
}

/** The visitor's own words and choices: what makes two submissions the same. */
export function inquiryFields(details: Details, answers: Answers): Record<string, string> {
  const { id: _id, campaign, ...choices } = answers;
  const typed = { ...details, phone: details.phone ?? "" };
  return { ...typed, ...choices, ...campaign };
}

/** Keys and their order are the contract with the form service (docs/rules.md). */
export function inquiryPayload(
  details: Details,
  answers: Answers,
  reference: string,
  outcome?: Inquiry["outcome"],
) {
  const payload = {
    name: `${details.firstName} ${details.lastName}`,
    email: details.email,
    phone: details.phone || NOT_PROVIDED,
    company: details.company,
    service_type: serviceLabel(answers),
    service_category: categoryLabel(answers),
    challenge: details.challenge,
    timeline: answers.timeline ?? NOT_PROVIDED,
    budget: details.budget,
    qualifications: qualificationLabels(answers)
      .map(({ name, label }) => `${name}: ${label}`)
      .join("\n"),
  };
  return { ...payload, message: composeMessage(payload, answers, reference, outcome) };
}

function composeMessage(
  payload: Record<
    "name" | "company" | "email" | "phone" | "challenge" | "qualifications" | "budget",
    string
  >,
  answers: Answers,
  reference: string,
  outcome: Inquiry["outcome"],
): string {
  const bundle = bundleName(answers);
  const campaign = Object.entries(answers.campaign).map(([name, value]) => `${name}: ${value}`);
  return [
    words.newInquiryFrom(payload.name, payload.company),
    `E-mail: ${payload.email}`,
    words.phoneLine(payload.phone),
    "",
    words.serviceLine(serviceLabel(answers)),
    // Consultation carries a category only because the payload wants one.
    ...(answers.serviceType === "consultation" ? [] : [words.categoryLine(categoryLabel(answers))]),
    ...(bundle ? [words.bundleLine(bundle)] : []),
    words.budgetLine(budgetLabel(payload.budget)),
    "",
    payload.qualifications,
    "",
    words.challengeLine,
    payload.challenge,
    "",
    ...campaign,
    ...(outcome ? ["Booking opened"] : []),
    words.referenceLine(reference),
  ].join("\n");
}
