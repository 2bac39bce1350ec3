import * as words from "#content/words/assessment";
import type { BusinessContext } from "~/features/assessment/answers/outline";
import type { Results } from "~/features/assessment/results/results";
import type { BookingPerson } from "./booking-form.server";
import { callTopics } from "./call-topics";

const NOT_PROVIDED = words.notProvided;
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
  const topics = callTopics(results).slice(0, RECOMMENDATIONS);
  return {
    subject: `${title}: ${person.fullName}, ${results.percentage}%`,
    assessment_type: "video-readiness",
    score: results.percentage,
    level: results.verdict.label,
    routing_decision: routingDecision(results),
    user_name: person.fullName,
    user_email: person.email,
    user_company: person.company || NOT_PROVIDED,
    key_recommendations: topics.join("; ") || NOT_PROVIDED,
    business_context: Object.keys(context).length > 0 ? JSON.stringify(context) : NOT_PROVIDED,
    booking_url: call.bookingUrl,
    timestamp: call.bookedAt.toISOString(),
    summary: composeSummary(call, topics, reference),
  };
}

function routingDecision({ routing }: Results): string {
  return `${routing.label}: ${routing.call}, ${routing.length}`;
}

function composeSummary(call: BookedCall, topics: string[], reference: string): string {
  const { person, title, results, preparation } = call;
  const none = ["None: every answer was Yes."];
  return [
    `${title}: ${results.percentage}% (${results.score} of ${results.maxScore} points)`,
    words.levelLine(results.verdict.label),
    words.routingLine(routingDecision(results)),
    "",
    words.nameLine(person.fullName),
    `E-mail: ${person.email}`,
    words.companyLine(person.company || NOT_PROVIDED),
    "",
    words.sections,
    ...results.sections.map(({ name, percentage }) => `- ${name}: ${percentage}%`),
    "",
    words.topRecommendations,
    ...(topics.length > 0 ? topics.map((topic, i) => `${i + 1}. ${topic}`) : none),
    "",
    words.callPreparation,
    ...preparation.map((line) => `- ${line}`),
    "",
    words.resultsLine(call.permalink),
    words.referenceLine(reference),
  ].join("\n");
}
