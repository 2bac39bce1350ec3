import { notProvided, bookingSummary as summary } from "#content/payloads";
import type { BusinessContext } from "~/features/assessment/answers/outline";
import type { Results } from "~/features/assessment/results/results";
import type { BookingPerson } from "./booking-form.server";
import { callTopics } from "./call-topics";

const RECOMMENDATIONS = 5;

export type BookedCall = {
  person: BookingPerson;
  /** The code of the results' permalink. */
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

/** The visitor's own words and the results they are about: what makes two bookings the same. */
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
    level: results.verdict.payloadLabel,
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
    summary.score(title, results.percentage, results.score, results.maxScore),
    summary.level(results.verdict.payloadLabel),
    summary.routing(results.routing.payloadDecision),
    "",
    summary.name(person.fullName),
    summary.email(person.email),
    summary.company(person.company || notProvided),
    "",
    summary.sections,
    ...results.sections.map(({ payloadLabel, percentage }) => `- ${payloadLabel}: ${percentage}%`),
    "",
    summary.recommendations,
    ...(numbered.length > 0 ? numbered : [summary.noRecommendations]),
    "",
    summary.callPreparation,
    ...preparation.map((line) => `- ${line}`),
    "",
    summary.results(call.permalink),
    summary.reference(reference),
  ].join("\n");
}
