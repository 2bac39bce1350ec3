import * as z from "zod";
import { bookingErrors as errors } from "#content/assessment/booking";
import { notProvided, bookingSummary as texts } from "#content/payloads";
import { optionalLine, requiredLine, requiredText } from "~/http/form-text.server";
import type { BusinessContext } from "./answers";
import { callTopics } from "./recommendations";
import type { Results } from "./results.server";

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
export function bookingPayload(call: BookedCall, reference: string) {
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
