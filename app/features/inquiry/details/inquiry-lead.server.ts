import { inquiryMessage as lines, notProvided } from "#content/payloads";
import type { Answers } from "~/features/inquiry/answers/answers";
import {
  chosenBudget,
  chosenBundle,
  chosenCategory,
  chosenService,
  qualifications,
} from "~/features/inquiry/answers/labels";
import { clientKey } from "~/http/rate-limit.server";
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
    phone: details.phone || notProvided,
    company: details.company,
    service_type: sentLabel(chosenService(answers)),
    service_category: sentLabel(chosenCategory(answers)),
    challenge: details.challenge,
    timeline: answers.timeline ?? notProvided,
    budget: details.budget,
    qualifications: qualifications(answers)
      .map(({ question, option }) => `${question.payloadLabel}: ${sentLabel(option)}`)
      .join("\n"),
  };
  return { ...payload, message: composeMessage(payload, answers, reference, outcome) };
}

function sentLabel(chosen?: { payloadLabel: string }): string {
  return chosen?.payloadLabel ?? notProvided;
}

function composeMessage(
  payload: Record<
    | "name"
    | "company"
    | "email"
    | "phone"
    | "service_type"
    | "service_category"
    | "challenge"
    | "qualifications"
    | "budget",
    string
  >,
  answers: Answers,
  reference: string,
  outcome: Inquiry["outcome"],
): string {
  const bundle = chosenBundle(answers);
  const campaign = Object.entries(answers.campaign).map(([name, value]) => `${name}: ${value}`);
  return [
    lines.opening(payload.name, payload.company),
    lines.email(payload.email),
    lines.phone(payload.phone),
    "",
    lines.service(payload.service_type),
    // Consultation carries a category only because the payload wants one.
    ...(answers.serviceType === "consultation" ? [] : [lines.category(payload.service_category)]),
    ...(bundle ? [lines.bundle(bundle.payloadLabel)] : []),
    lines.budget(sentLabel(chosenBudget(payload.budget))),
    "",
    payload.qualifications,
    "",
    lines.challenge,
    payload.challenge,
    "",
    ...campaign,
    ...(outcome ? [lines.bookingOpened] : []),
    lines.reference(reference),
  ].join("\n");
}
