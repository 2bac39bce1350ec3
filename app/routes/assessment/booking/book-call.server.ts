import { buildBookingUrl, type Prefill } from "~/booking/booking-url.server";
import type { Platform } from "~/env.server";
import type { BookingPerson } from "~/features/assessment/booking/booking-form.server";
import {
  type BookingMessage,
  detailsSent,
  openingScheduler,
} from "~/features/assessment/booking/booking-messages";
import {
  type BookingFailure,
  submitBooking,
} from "~/features/assessment/booking/submit-booking.server";
import { bookPath, resultsPath } from "~/features/assessment/paths";
import { openResults } from "~/features/assessment/results/open-results.server";
import type { Results } from "~/features/assessment/results/results";
import { type FailedForm, fail } from "~/http/parse-post.server";
import { hasArrived } from "~/outbox/lead-outcome.server";
import { issueSentProof } from "~/outbox/sent-proof.server";

export type BookingAnswer =
  | { ok: true; location: string; messages: BookingMessage[]; cookies: string[] }
  | FailedForm<BookingFailure>;

/**
 * Books the call that fits the results of a code: the details are stored and sent, and the visitor
 * goes on to the prefilled scheduler, also when sending failed. Where none is configured, our own
 * page says what became of them: `cookies` let it know whose they are. Throws 404 for a broken code.
 */
export async function bookCall(
  platform: Platform,
  request: Request,
  code: string,
): Promise<BookingAnswer> {
  const { settings, origin } = platform;
  const { copy, context, results } = openResults(code);
  const about = {
    code,
    permalink: new URL(resultsPath(code), origin).href,
    title: copy.payloadLabel,
    results,
    context,
    preparation: copy.callPreparation[results.call],
    bookingUrl:
      buildBookingUrl(settings, results.call) ?? new URL(`/book/${results.call}`, origin).href,
  };
  const booked = await submitBooking(platform, request, about);
  if (!booked.ok) return booked;
  const { outcome, person, sent, typed } = booked;
  const messages = hasArrived(outcome) ? [detailsSent] : [];
  const url = buildBookingUrl(settings, results.call, prefillOf(person, results));
  if (url)
    return {
      ok: true,
      location: url,
      messages: [...messages, openingScheduler(results.call)],
      cookies: [],
    };
  if (!sent) return fail(503, "failed", typed);
  const location = `${bookPath(code)}?booked=${sent.reference}`;
  const cookies = [await issueSentProof(platform, "assessment", sent)];
  return { ok: true, location, messages, cookies };
}

function prefillOf(person: BookingPerson, results: Results): Prefill {
  return {
    name: person.fullName,
    email: person.email,
    company: person.company,
    assessment: "video-readiness",
    score: String(results.percentage),
    level: results.verdict.payloadLabel,
    readiness: results.routing.payloadLabel,
  };
}
