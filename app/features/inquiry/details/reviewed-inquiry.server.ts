import type { Platform } from "~/env.server";
import type { Answers } from "~/features/inquiry/answers/answers";
import { decrypt, encrypt, secretsOf } from "~/http/crypto.server";
import type { VisitorDetails } from "./visitor-details.server";

/** A review that was opened longer ago than this is shown as a form again, in milliseconds. */
const REVIEW_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** What a review shows and will send, so that sending needs no store, cookie or session. */
export type ReviewedInquiry = {
  typed: VisitorDetails["typed"];
  accepted: NonNullable<VisitorDetails["accepted"]>;
  mintedAt: number;
  answers: Answers;
};

/** The hidden field of a review: seen is sent. */
export function encryptReview(
  { settings }: Platform,
  submission: string,
  inquiry: ReviewedInquiry,
): Promise<string> {
  return encrypt(secretsOf(settings), contextOf(submission), inquiry);
}

/** What a review sends: null when changed or another submission's, `isOld` when too late to be sent unseen. */
export async function decryptReview(
  { settings }: Platform,
  submission: string,
  encrypted: string,
  now = Date.now(),
): Promise<{ inquiry: ReviewedInquiry; isOld: boolean } | null> {
  const decrypted = await decrypt(secretsOf(settings), contextOf(submission), encrypted);
  if (!decrypted) return null;
  const inquiry = decrypted as ReviewedInquiry;
  return { inquiry, isOld: now - inquiry.accepted.at > REVIEW_LIFETIME_MS };
}

function contextOf(submission: string) {
  return { purpose: "review", subject: submission };
}
