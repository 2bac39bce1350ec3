import type { Platform } from "~/env.server";
import type { Answers } from "~/features/inquiry/answers/answers";
import { type Details, detailsSchema } from "./details.server";
import type { InquiryVisit } from "./inquiry-session.server";
import { encryptReview, type ReviewedInquiry } from "./reviewed-inquiry.server";
import { type InquirySummary, summarizeInquiry } from "./summary";
import { findVisitorDetails } from "./visitor-details.server";

/** An inquiry as the review shows it, and the encrypted text that sends exactly this. */
export type ShownInquiry = { sealed: string; summary: InquirySummary };

/** The inquiry of this session; null where its details are missing or not accepted yet. */
export async function openInquiry(
  platform: Platform,
  { session }: InquiryVisit,
  answers: Answers,
): Promise<ShownInquiry | null> {
  const submission = answers.id;
  if (!submission) return null;
  const found = await findVisitorDetails(platform, { session, submission });
  if (found.state !== "found" || !found.details.accepted) return null;
  const { typed, mintedAt, accepted } = found.details;
  const details = detailsSchema.safeParse(typed).data;
  if (!details) return null;
  return showInquiry(platform, submission, { typed, mintedAt, accepted, answers }, details);
}

/** Writes a review that needs nothing but itself to be sent. */
export async function showInquiry(
  platform: Platform,
  submission: string,
  inquiry: ReviewedInquiry,
  details: Details,
): Promise<ShownInquiry> {
  return {
    sealed: await encryptReview(platform, submission, inquiry),
    summary: summarizeInquiry(details, inquiry.answers),
  };
}
