import form from "#content/forms/inquiry.yaml";
import { reportConversion } from "~/analytics/report-conversion.server";
import { kindOf, linesOf, valuesOf } from "~/forms/field";
import { cleanUserAgent } from "~/http/clean-text";
import { clientKey, isWithinRateLimit } from "~/http/rate-limit.server";
import { acceptLead } from "~/outbox/accept-lead.server";
import { KINDS } from "~/outbox/kinds";
import {
  countsAsSent,
  type DeliveryStatus,
  type NewLead,
  type PayloadWriter,
} from "~/outbox/lead.server";
import { inquiryMessage, notProvided } from "~/outbox/payload-texts";
import {
  countConversionOnce,
  findLastSent,
  findNewestVersion,
  issueSentProof,
  readSentProof,
} from "~/outbox/sent-proof.server";
import type { Platform } from "~/platform.server";
import { sentLanguage } from "~/seo/languages";
import { type Answers, readAnswers } from "./answers";
import type { Details } from "./details.server";
import { deleteDetails } from "./details-store.server";
import { chosenOptions } from "./options.server";
import {
  type PostedReview,
  type ReopenedDetails,
  type Review,
  type ReviewedInquiry,
  readPostedReview,
  reopenDetails,
  summarizeInquiry,
} from "./review.server";
import type { InquirySession } from "./session.server";
import { findWizard, firstStepHref } from "./steps";

/** Why an inquiry was not delivered, and its review; it has a `reference` when it is stored. */
export type InquiryFailure = {
  problem:
    | "limited"
    | "capped"
    | "lost"
    | Extract<DeliveryStatus, "underway" | "queued" | "refused">;
  reference?: string;
  review: Review;
  /** The same, for pages opened before it was renamed: until the next deploy. */
  inquiry: Review;
};

/** Sends a reviewed inquiry, without the row of its details. What is too old only reopens the form. */
export async function submitInquiry(
  platform: Platform,
  request: Request,
  session: InquirySession,
  posted: PostedReview,
) {
  const { submission } = posted;
  const reviewed = await readPostedReview(platform, session, posted);
  const values = reviewed?.inquiry.typed;
  const isLimited = !(await isWithinRateLimit(platform, "SUBMITS", request));
  if (!reviewed?.details) {
    const reopened = await reopenDetails(platform, request, session, submission, values, isLimited);
    return fail(isLimited ? 429 : 422, reopened);
  }
  const { details } = reviewed;
  const { answers, accepted } = reviewed.inquiry;
  const review = { sealed: posted.encryptedReview, summary: summarizeInquiry(details, answers) };
  const shown = { review, inquiry: review };
  if (isLimited) return fail(429, { problem: "limited", ...shown });

  const lead = inquiryLead(submission, { details, answers, accepted }, request);
  const accepting = acceptLead(platform, lead);
  // Deletes the details in the background, also after a disconnect.
  platform.waitUntil(
    accepting.then(({ status }) => {
      if (countsAsSent(status)) return deleteDetails(platform, { session: session.id, submission });
    }),
  );
  const result = await accepting;
  if (result.status === "limited") return fail(429, { problem: "capped", ...shown });
  if (result.status === "lost") return fail(503, { problem: "lost", ...shown });
  const { status, reference } = result;
  if (!countsAsSent(status)) return fail(502, { problem: status, reference, ...shown });

  const sent = { submission, reference };
  const headers = new Headers({ "Set-Cookie": await issueSentProof(platform, "inquiry", sent) });
  const conversion = await reportConversion(platform, request, KINDS.inquiry.conversion, () =>
    countConversionOnce(platform, sent),
  );
  if (conversion) headers.append("Set-Cookie", conversion);
  return { ok: true as const, answers, headers };
}

function fail(status: number, failed: InquiryFailure | ReopenedDetails) {
  return { ok: false as const, status, failed };
}

type AcceptedInquiry = Pick<ReviewedInquiry, "answers" | "accepted"> & {
  details: Details;
  outcome?: "booking opened";
};

export function inquiryLead(
  submission: string,
  { details, answers, accepted: { held: honeypotFilled, tooFast }, outcome }: AcceptedInquiry,
  request: Request,
): NewLead {
  return {
    submission,
    kind: "inquiry",
    fields: inquiryFields(details, answers),
    payload: (...references) => inquiryPayload(details, answers, references, outcome),
    honeypotFilled,
    tooFast,
    userAgent: cleanUserAgent(request.headers.get("User-Agent")),
    ipAddress: clientKey(request),
    outcome,
  };
}

/** Values, choices and campaign labels: posted again with the same, a submission is the same lead. */
export function inquiryFields(details: Details, answers: Answers): Record<string, string> {
  const { id: _id, from: _from, campaign, ...choices } = answers;
  return { ...valuesOf(form, details), ...(choices as Record<string, string>), ...campaign };
}

/** The body that the form service gets. Its keys and their order are a contract (docs/rules.md). */
function inquiryPayload(
  details: Details,
  answers: Answers,
  [reference, replaces]: Parameters<PayloadWriter>,
  outcome?: AcceptedInquiry["outcome"],
) {
  const { service, category, bundle, qualifications } = chosenOptions(answers);
  const payload = {
    name: `${details.firstName} ${details.lastName}`,
    email: details.email,
    phone: details.phone || notProvided,
    company: details.company,
    service_type: sent(service),
    service_category: sent(category),
    challenge: details.challenge,
    timeline: answers.timeline?.toString() ?? notProvided,
    budget: details.budget,
    qualifications: qualifications
      .map(({ question, option }) => `${question.sent}: ${sent(option)}`)
      .join("\n"),
  };
  const message = [
    inquiryMessage.opening(payload.name, payload.company),
    ...writeLines("line", details),
    "",
    inquiryMessage.service(payload.service_type),
    // A consultation has a category only because the payload requires one.
    ...(answers.serviceType === "consultation"
      ? []
      : [inquiryMessage.category(payload.service_category)]),
    ...(bundle ? [inquiryMessage.bundle(bundle.payloadLabel)] : []),
    ...writeLines("choice", details),
    "",
    payload.qualifications,
    "",
    ...writeLines("lines", details, ":\n").flatMap((text) => [text, ""]),
    ...Object.entries(answers.campaign).map(([name, value]) => `${name}: ${value}`),
    ...(outcome ? [inquiryMessage.bookingOpened] : []),
    ...inquiryMessage.language(sentLanguage),
    inquiryMessage.reference(reference),
    ...(replaces ? [inquiryMessage.replaces(replaces)] : []),
  ].join("\n");
  return { ...payload, message };
}

function writeLines(kind: ReturnType<typeof kindOf>, details: Details, separator = ": "): string[] {
  const fields = form.filter((field) => kindOf(field) === kind);
  return linesOf(fields, details).map(([line, value]) => line + separator + (value || notProvided));
}

function sent(chosen?: { sent: string }): string {
  return chosen?.sent ?? notProvided;
}

/** The inquiry of this URL, if it was sent. `alsoWithoutProof`: without a cookie, look in the database. */
export async function findSentInquiry(
  platform: Platform,
  request: Request,
  { answers: { id, from }, base }: { answers: Answers; base: string },
  alsoWithoutProof: boolean,
) {
  if (!id) return null;
  const proof = await readSentProof(platform, "inquiry", request);
  const isProven = proof?.submission === id;
  if (!isProven && !alsoWithoutProof) return null;
  const stored = await findNewestVersion(platform, id);
  if (!isProven && !stored) return null;
  return {
    id,
    isWithdrawn: typeof stored?.withdrawn === "number",
    proven: isProven ? await findLastSent(platform, "inquiry", request) : null,
    startHref: firstStepHref({ base }, from),
    closeHref: from ?? findWizard(base).parent,
  };
}
export type SentInquiry = NonNullable<Awaited<ReturnType<typeof findSentInquiry>>>;

export function receiptRows(fields: Record<string, string>): [string, string][] {
  const answers = readAnswers(new URLSearchParams(fields));
  if (!answers) return Object.entries(fields);
  return summarizeInquiry(fields, answers).sections.flatMap(({ rows }) => rows);
}
