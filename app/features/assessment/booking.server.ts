import * as z from "zod";
import {
  bookingMessages,
  type bookingProblems,
  bookingErrors as errors,
} from "#content/assessment/booking";
import { notProvided, bookingSummary as texts } from "#content/payloads";
import { buildBookingUrl, type Prefill } from "~/booking/booking-url.server";
import type { Platform } from "~/env.server";
import { optionalLine, requiredLine, requiredText } from "~/http/form-text.server";
import {
  createFormToken,
  type FormFailure,
  parsePost,
  type RejectedForm,
  rejectForm,
  type SubmittedForm,
} from "~/http/parse-post.server";
import { clientKey } from "~/http/rate-limit.server";
import { acceptLead } from "~/outbox/accept-lead.server";
import { countsAsSent, type DeliveryStatus } from "~/outbox/lead.server";
import {
  findSentStatus,
  issueSentProof,
  readSentProof,
  type SentProof,
} from "~/outbox/sent-proof.server";
import type { BusinessContext } from "./answers";
import { bookPath, resultsPath } from "./paths";
import { callTopics } from "./recommendations";
import { openResults, type Results } from "./results.server";

/** E-mail addresses are checked as browsers check them. */
export const bookingSchema = z.object({
  fullName: requiredLine(errors.fullNameMissing, 100),
  email: requiredText(errors.emailMissing, 254).check(
    z.regex(z.regexes.html5Email, errors.emailInvalid),
  ),
  company: optionalLine(100),
});
export type BookingPerson = z.infer<typeof bookingSchema>;

const RECOMMENDATIONS = 5;

export type BookedCall = {
  person: BookingPerson;
  code: string;
  permalink: string;
  title: string;
  results: Results;
  context: BusinessContext;
  /** How the studio prepares this kind of call. */
  preparation: readonly string[];
  /** Without personal data: the payload goes to a third party. */
  bookingUrl: string;
  bookedAt: Date;
};

/** What the visitor entered and the results it is about: two bookings with the same fields are one. */
export function bookingFields({ person, code }: BookedCall): Record<string, string> {
  return { ...person, company: person.company ?? "", results: code };
}

/** Keys and their order are the contract with the form service (docs/rules.md). */
function bookingPayload(call: BookedCall, reference: string) {
  const { person, title, results, context } = call;
  const topics = callTopics(results, "payloadLabel").slice(0, RECOMMENDATIONS);
  return {
    subject: `${title}: ${person.fullName}, ${results.percentage}%`,
    assessment_type: "video-readiness",
    score: results.percentage,
    level: results.levelCopy.payloadLabel,
    routing_decision: results.routing.payloadDecision,
    user_name: person.fullName,
    user_email: person.email,
    user_company: person.company || notProvided,
    key_recommendations: topics.join("; ") || notProvided,
    business_context: Object.keys(context).length > 0 ? JSON.stringify(context) : notProvided,
    booking_url: call.bookingUrl,
    timestamp: call.bookedAt.toISOString(),
    summary: composeSummary(call, topics, reference),
  };
}

function composeSummary(call: BookedCall, topics: string[], reference: string): string {
  const { person, title, results, preparation } = call;
  const numbered = topics.map((topic, i) => `${i + 1}. ${topic}`);
  return [
    texts.score(title, results.percentage, results.score, results.maxScore),
    texts.level(results.levelCopy.payloadLabel),
    texts.routing(results.routing.payloadDecision),
    "",
    texts.name(person.fullName),
    texts.email(person.email),
    texts.company(person.company || notProvided),
    "",
    texts.sections,
    ...results.sections.map(({ payloadLabel, percentage }) => `- ${payloadLabel}: ${percentage}%`),
    "",
    texts.recommendations,
    ...(numbered.length > 0 ? numbered : [texts.noRecommendations]),
    "",
    texts.callPreparation,
    ...preparation.map((line) => `- ${line}`),
    "",
    texts.results(call.permalink),
    texts.reference(reference),
  ].join("\n");
}

export type BookingFailure = FormFailure<keyof typeof bookingProblems>;

const SHOWN_TOPICS = 3;

export async function openBookingDialog(platform: Platform, code: string) {
  const { results } = openResults(code);
  const { call, routing } = results;
  const { settings } = platform;
  return {
    code,
    call,
    routing,
    topics: callTopics(results, "title").slice(0, SHOWN_TOPICS),
    token: await createFormToken(settings.SESSION_SECRET),
    action: bookPath(code),
    closeHref: resultsPath(code),
    /** Without a scheduler the studio writes back, and no new tab is needed. */
    hasScheduler: buildBookingUrl(settings, call) !== null,
  };
}
export type BookingDialogData = Awaited<ReturnType<typeof openBookingDialog>>;

export type BookingMessage = { title: string; text: string };
type BookedAnswer = { ok: true; location: string; messages: BookingMessage[]; cookies: string[] };

/**
 * Books the call that fits the results of a code: the details are stored and sent, and the visitor
 * goes on to the prefilled scheduler, even if sending failed. Where no scheduler is configured, our own
 * page says what became of them; `cookies` prove whose they are. Throws 404 for an invalid code.
 */
export async function bookCall(
  platform: Platform,
  request: Request,
  code: string,
): Promise<BookedAnswer | RejectedForm<BookingFailure>> {
  const { settings, origin } = platform;
  const { copy, context, results } = openResults(code);
  const { call } = results;
  const booked = await submitBooking(platform, request, {
    code,
    permalink: new URL(resultsPath(code), origin).href,
    title: copy.payloadLabel,
    results,
    context,
    preparation: copy.callPreparation[call],
    bookingUrl: buildBookingUrl(settings, call) ?? new URL(`/book/${call}`, origin).href,
  });
  if (!booked.ok) return booked;
  const { status, person, sent, submitted } = booked;
  const messages = countsAsSent(status) ? [bookingMessages.sent] : [];
  const proof = sent ? [await issueSentProof(platform, "assessment", sent)] : [];
  const location = buildBookingUrl(settings, call, prefillOf(person, results));
  if (location) {
    const opening = bookingMessages.openingScheduler(call);
    return { ok: true, location, messages: [...messages, opening], cookies: proof };
  }
  if (!sent) return rejectForm(503, "failed", submitted);
  return {
    ok: true,
    location: `${bookPath(code)}?booked=${sent.reference}`,
    messages,
    cookies: proof,
  };
}

function prefillOf(person: BookingPerson, results: Results): Prefill {
  return {
    name: person.fullName,
    email: person.email,
    company: person.company,
    assessment: "video-readiness",
    score: String(results.percentage),
    level: results.levelCopy.payloadLabel,
    readiness: results.routing.payloadLabel,
  };
}

/** `status` is the outbox's; `sent` identifies the stored lead, null when it could not be stored. */
type SubmittedBooking = {
  ok: true;
  person: BookingPerson;
  status: DeliveryStatus;
  sent: SentProof | null;
  submitted: SubmittedForm;
};

/** Accepts a post of the booking form; `about` is what the results say of the call. */
export async function submitBooking(
  platform: Platform,
  request: Request,
  about: Omit<BookedCall, "person" | "bookedAt">,
): Promise<SubmittedBooking | RejectedForm<BookingFailure>> {
  const form = await parsePost(platform, request, {
    schema: bookingSchema,
    names: ["fullName", "email", "company"],
    limit: "SUBMITS",
  });
  if (!form.ok)
    return isIncomplete(form.failed) ? rejectForm(422, "incomplete", form.failed) : form;
  const { submission, values: person, honeypotFilled, tooFast, submitted } = form;
  const call = { ...about, person, bookedAt: new Date() };
  const accepted = await acceptLead(platform, {
    submission,
    kind: "assessment",
    fields: bookingFields(call),
    payload: (reference) => bookingPayload(call, reference),
    honeypotFilled,
    tooFast,
    userAgent: request.headers.get("User-Agent") ?? undefined,
    address: clientKey(request),
  });
  const { status } = accepted;
  const sent = accepted.status === "lost" ? null : { submission, reference: accepted.reference };
  return { ok: true, person, status, sent, submitted };
}

function isIncomplete({ problem, reply }: FormFailure): boolean {
  const { fullName, email } = reply.initialValue ?? {};
  return problem === "invalid" && [fullName, email].some((value) => !String(value ?? "").trim());
}

export type BookedState = "sent" | "underway" | "queued" | "refused";

/** What became of the booking in the address, if this browser sent it; null without its proof. */
export async function findBooked(
  platform: Platform,
  request: Request,
): Promise<BookedState | null> {
  const reference = new URL(request.url).searchParams.get("booked");
  const sent = reference ? await readSentProof(platform, "assessment", request) : null;
  if (!sent || sent.reference !== reference) return null;
  const status = await findSentStatus(platform, sent);
  if (status === "underway" || status === "queued" || status === "refused") return status;
  return "sent";
}
