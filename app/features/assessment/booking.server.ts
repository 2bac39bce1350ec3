import { messages as messageTexts, type problems } from "#content/assessment/booking.yaml";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import form from "#content/forms/assessment.yaml";
import { countFunnel, refusedFields } from "~/analytics/funnel/count.server";
import { buildBookingUrl, type Prefill } from "~/booking/booking-url.server";
import { fill } from "~/content/format";
import { type FormValues, linesOf, valuesOf } from "~/forms/field";
import { formRules } from "~/forms/schema.server";
import { trimText } from "~/http/clean-text";
import { type FormFailure, parsePost, rejectForm } from "~/http/parse-post.server";
import { acceptLead } from "~/outbox/accept-lead.server";
import { countsAsSent, type PayloadWriter } from "~/outbox/lead.server";
import { notProvided, bookingSummary as texts } from "~/outbox/payload-texts";
import { findSentStatus, issueSentProof, readSentProof } from "~/outbox/sent-proof.server";
import type { Platform } from "~/platform.server";
import { sentLanguage } from "~/seo/languages";
import { bookPath, resultsPath } from "./paths";
import { callTopics } from "./recommendations";
import { type Results, readResults } from "./results.server";

type BookingPerson = FormValues<"assessment">;

const rules = formRules<BookingPerson>(form);
const RECOMMENDATIONS = 5;

type BookedCall = ReturnType<typeof readResults> & {
  person: BookingPerson;
  permalink: string;
  /** Without personal data: the payload goes to a third party. */
  bookingUrl: string;
};

/** Keys and their order are the contract with the form service (docs/rules.md). */
function bookingPayload(booked: BookedCall, [reference, replaces]: Parameters<PayloadWriter>) {
  const { person, results, context, permalink } = booked;
  const company = person.company || notProvided;
  const topics = callTopics(results, "payloadLabel").slice(0, RECOMMENDATIONS);
  const numbered = topics.map((topic, i) => `${i + 1}. ${topic}`);
  const summary = [
    texts.score(assessmentTexts.payloadLabel, results.percentage, results.score, results.maxScore),
    texts.level(results.levelTexts.payloadLabel),
    texts.callOffer(results.callOffer.payloadDecision),
    "",
    ...linesOf(form, person).map(([line, value]) => `${line}: ${value || notProvided}`),
    "",
    texts.sections,
    ...results.sections.map(({ payloadLabel, percentage }) => `- ${payloadLabel}: ${percentage}%`),
    "",
    texts.recommendations,
    ...(numbered.length > 0 ? numbered : [texts.noRecommendations]),
    "",
    texts.callPreparation,
    ...assessmentTexts.callPreparation[results.call].map((line) => `- ${line}`),
    "",
    texts.results(permalink),
    ...texts.language(sentLanguage),
    texts.reference(reference),
    ...(replaces ? [texts.replaces(replaces)] : []),
  ].join("\n");
  return {
    subject: `${assessmentTexts.payloadLabel}: ${person.fullName}, ${results.percentage}%`,
    assessment_type: "video-readiness",
    score: results.percentage,
    level: results.levelTexts.payloadLabel,
    routing_decision: results.callOffer.payloadDecision,
    user_name: person.fullName,
    user_email: person.email,
    user_company: company,
    key_recommendations: topics.join("; ") || notProvided,
    business_context: Object.keys(context).length > 0 ? JSON.stringify(context) : notProvided,
    booking_url: booked.bookingUrl,
    timestamp: new Date().toISOString(),
    summary,
  };
}

export type BookingFailure = FormFailure<keyof typeof problems>;

export type BookingMessage = { title: string; text: string };

/** Goes on to the scheduler even if sending failed; `headers` prove whose booking it is. */
export async function bookCall(platform: Platform, request: Request, code: string) {
  const result = await acceptBooking(platform, request, code);
  const place = { flow: "assessment", step: "book" };
  const booked = [
    { ...place, event: "answered" as const },
    { flow: "assessment", step: "booked", event: "seen" as const },
  ];
  await countFunnel(
    platform,
    request,
    result.ok ? booked : refusedFields(place, result.failed.reply),
  );
  return result;
}

async function acceptBooking(platform: Platform, request: Request, code: string) {
  const { settings, origin } = platform;
  const answered = readResults(code);
  const { call } = answered.results;
  const posted = await parsePost(platform, request, { ...rules, limit: "SUBMITS" });
  if (!posted.ok)
    return isIncomplete(posted.failed) ? rejectForm(422, "incomplete", posted.failed) : posted;
  const { lead, values: person, submitted } = posted;
  const permalink = new URL(resultsPath(code), origin).href;
  const bookingUrl = buildBookingUrl(settings, call) ?? new URL(`/book/${call}`, origin).href;
  const accepted = await acceptLead(platform, {
    ...lead,
    kind: "assessment",
    fields: { ...valuesOf(form, person), results: code },
    payload: (...references) =>
      bookingPayload({ ...answered, person, permalink, bookingUrl }, references),
  });
  if (accepted.status === "limited") return rejectForm(429, "capped", submitted);
  const { submission } = lead;
  const sent = accepted.status === "lost" ? null : { submission, reference: accepted.reference };
  const messages: BookingMessage[] = countsAsSent(accepted.status) ? [messageTexts.sent] : [];
  const headers = new Headers();
  if (sent) headers.set("Set-Cookie", await issueSentProof(platform, "assessment", sent));
  const location = buildBookingUrl(settings, call, prefillOf(person, answered.results));
  if (location) {
    const { title, text } = messageTexts.openingScheduler;
    const opening = { title, text: fill(text, { call }) };
    return { ok: true as const, location, messages, opening, headers };
  }
  if (!sent) return rejectForm(503, "failed", submitted);
  const thanks = `${bookPath(code)}?booked=${sent.reference}`;
  return { ok: true as const, location: thanks, messages, headers };
}

function prefillOf(person: BookingPerson, results: Results): Prefill {
  return {
    name: person.fullName,
    email: person.email,
    company: person.company,
    assessment: "video-readiness",
    score: String(results.percentage),
    level: results.levelTexts.payloadLabel,
    readiness: results.callOffer.payloadLabel,
  };
}

function isIncomplete({ problem, reply }: FormFailure): boolean {
  const needed = form.filter(({ required }) => required !== undefined);
  const isBlank = (name: string) => !trimText(String(reply.initialValue?.[name] ?? ""));
  return problem === "invalid" && needed.some(({ name }) => isBlank(name));
}

/** What became of the booking in the address, if this browser sent it; null without its proof. */
export async function findBooked(platform: Platform, request: Request) {
  const reference = new URL(request.url).searchParams.get("booked");
  const sent = await readSentProof(platform, "assessment", request);
  if (!sent || sent.reference !== reference) return null;
  const status = await findSentStatus(platform, sent);
  return countsAsSent(status) ? ("sent" as const) : status;
}
export type BookedState = NonNullable<Awaited<ReturnType<typeof findBooked>>>;
