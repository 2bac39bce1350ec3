import { reportConversion } from "~/analytics/report-conversion.server";
import type { Platform } from "~/env.server";
import type { Answers } from "~/features/inquiry/answers/answers";
import { mayProceed } from "~/http/rate-limit.server";
import { hasArrived, type LeadOutcome } from "~/outbox/lead-outcome.server";
import { receiveLead } from "~/outbox/receive-lead.server";
import { issueSentProof } from "~/outbox/sent-proof.server";
import { countLeadOnce } from "~/outbox/store/count-lead.server";
import { writeInquiry } from "./inquiry-lead.server";
import type { InquiryVisit } from "./inquiry-session.server";
import { type ShownInquiry, showInquiry } from "./open-inquiry.server";
import { openPostedReview, type PostedReview, type ReopenedInquiry } from "./posted-review.server";
import { forgetVisitorDetails } from "./visitor-details.server";

/** Why an inquiry did not arrive, and the inquiry itself; `reference` where it is stored all the same. */
export type InquiryFailure = {
  problem: "limited" | Extract<LeadOutcome, "underway" | "queued" | "refused" | "lost">;
  reference?: string;
  inquiry: ShownInquiry;
};

/** `cookies` are the `Set-Cookie` values that go with the way on. */
export type InquiryResult =
  | { ok: true; answers: Answers; cookies: string[] }
  | ReopenedInquiry
  | { ok: false; status: 429 | 502 | 503; failed: InquiryFailure };

/** Sends what the review showed, to the letter, whatever became of store and session; proves it to the next screen. */
export async function submitInquiry(
  platform: Platform,
  request: Request,
  visit: InquiryVisit,
  posted: PostedReview,
): Promise<InquiryResult> {
  const review = await openPostedReview(platform, visit, posted);
  if (!review.ok) return review;
  const { submission } = posted;
  const { details, reviewed } = review;
  const inquiry = await showInquiry(platform, submission, reviewed, details);
  if (!(await mayProceed(platform, "SUBMITS", request))) {
    return fail(429, { problem: "limited", inquiry });
  }

  const { answers, accepted } = reviewed;
  const lead = writeInquiry(submission, { details, answers, accepted }, request);
  const received = await receiveLead(platform, lead);
  if (received.outcome === "lost") return fail(503, { problem: "lost", inquiry });
  const { outcome, reference } = received;
  if (!hasArrived(outcome)) return fail(502, { problem: outcome, reference, inquiry });

  // The store may be silent: it must not keep the visitor of a lead that rests in the second one.
  platform.waitUntil(forgetVisitorDetails(platform, { session: visit.session, submission }));
  const sent = { submission, reference };
  const proof = await issueSentProof(platform, "wizard", sent);
  const handover = await reportConversion(platform, request, "wizard", () =>
    countLeadOnce(platform, sent),
  );
  return { ok: true, answers, cookies: handover ? [proof, handover] : [proof] };
}

function fail(status: 429 | 502 | 503, failed: InquiryFailure): InquiryResult {
  return { ok: false, status, failed };
}
