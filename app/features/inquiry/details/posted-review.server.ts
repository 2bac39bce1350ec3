import type { Platform } from "~/env.server";
import { type Details, detailsSchema } from "./details.server";
import type { InquiryVisit } from "./inquiry-session.server";
import { type DetailsForm, openDetails } from "./open-details.server";
import { decryptReview, type ReviewedInquiry } from "./reviewed-inquiry.server";

/** A review that is not sent unseen: the details form again, with everything that is known. */
export type ReopenedInquiry = {
  ok: false;
  status: 422;
  failed: { problem: "expired" | "broken"; form: DetailsForm };
};

/** What a review posts: which inquiry, and as the visitor saw it. */
export type PostedReview = { submission: string; sealed: string };

export async function openPostedReview(
  platform: Platform,
  visit: InquiryVisit,
  { submission, sealed }: PostedReview,
): Promise<{ ok: true; reviewed: ReviewedInquiry; details: Details } | ReopenedInquiry> {
  const review = await decryptReview(platform, submission, sealed);
  const details = detailsSchema.safeParse(review?.inquiry.typed).data;
  if (review && !review.isOld && details) return { ok: true, reviewed: review.inquiry, details };
  const form = await openDetails(platform, visit, submission);
  const known = review ? { ...form, typed: review.inquiry.typed } : form;
  const problem = review ? "expired" : "broken";
  return { ok: false, status: 422, failed: { problem, form: { ...known, missed: false } } };
}
