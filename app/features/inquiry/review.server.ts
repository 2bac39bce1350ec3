import { screens } from "#content/inquiry/screens";
import type { Platform } from "~/env.server";
import { decrypt, encrypt, secretsOf } from "~/http/crypto.server";
import { DAY_MS } from "~/http/timing";
import type { Answers } from "./answers";
import { type Details, type DetailsForm, detailsSchema, openDetails } from "./details.server";
import { findDetails, type StoredDetails } from "./details-store.server";
import {
  bookingLabel,
  chosenBudget,
  chosenBundle,
  chosenCategory,
  chosenService,
  qualifications,
} from "./labels";
import type { InquirySession } from "./session.server";

/** Details that were accepted longer ago than this must be checked again before they are sent, in milliseconds. */
const REVIEW_LIFETIME_MS = DAY_MS;

/** An inquiry as the review shows it. Encrypted, it is read by other versions; do not rename its keys. */
export type ReviewedInquiry = {
  typed: StoredDetails["typed"];
  accepted: NonNullable<StoredDetails["accepted"]>;
  mintedAt: number;
  answers: Answers;
};

export type Review = { sealed: string; summary: InquirySummary };

/** Opens the review of this session's inquiry; null when its details are missing or invalid. */
export async function openReview(
  platform: Platform,
  session: InquirySession,
  answers: Answers,
): Promise<Review | null> {
  const submission = answers.id;
  if (!submission) return null;
  const found = await findDetails(platform, { session: session.id, submission });
  if (found.state !== "found" || !found.details.accepted) return null;
  const { typed, mintedAt, accepted } = found.details;
  const details = detailsSchema.safeParse(typed).data;
  if (!details) return null;
  return createReview(platform, submission, { typed, mintedAt, accepted, answers }, details);
}

export async function createReview(
  platform: Platform,
  submission: string,
  inquiry: ReviewedInquiry,
  details: Details,
): Promise<Review> {
  return {
    sealed: await encryptReview(platform, submission, inquiry),
    summary: summarizeInquiry(details, inquiry.answers),
  };
}

export type PostedReview = { submission: string; sealed: string };

export type ReopenedDetails = {
  ok: false;
  status: 422;
  failed: { problem: "expired" | "broken"; form: DetailsForm };
};

/** Decrypts a posted review; reopens the details form when it cannot be sent as it is. */
export async function readPostedReview(
  platform: Platform,
  session: InquirySession,
  { submission, sealed }: PostedReview,
): Promise<{ ok: true; reviewed: ReviewedInquiry; details: Details } | ReopenedDetails> {
  const review = await decryptReview(platform, submission, sealed);
  const details = detailsSchema.safeParse(review?.inquiry.typed).data;
  if (review && !review.isOld && details) return { ok: true, reviewed: review.inquiry, details };
  const form = await openDetails(platform, session, submission);
  const known = review ? { ...form, typed: review.inquiry.typed } : form;
  const problem = review ? "expired" : "broken";
  return { ok: false, status: 422, failed: { problem, form: { ...known, missed: false } } };
}

/** Encrypts an inquiry for the hidden field of its review, so that sending needs no database, cookie or session. */
export function encryptReview(
  { settings }: Platform,
  submission: string,
  inquiry: ReviewedInquiry,
): Promise<string> {
  return encrypt(secretsOf(settings), contextOf(submission), inquiry);
}

/** Decrypts a review; null when it was changed or belongs to another submission. */
export async function decryptReview(
  { settings }: Platform,
  submission: string,
  encrypted: string,
  now = Date.now(),
): Promise<{ inquiry: ReviewedInquiry; isOld: boolean } | null> {
  const decrypted = await decrypt(secretsOf(settings), contextOf(submission), encrypted);
  if (!decrypted) return null;
  // Authenticated encryption: only encryptReview can have written what decrypts.
  const inquiry = decrypted as ReviewedInquiry;
  return { inquiry, isOld: now - inquiry.accepted.at > REVIEW_LIFETIME_MS };
}

function contextOf(submission: string) {
  return { purpose: "review", subject: submission };
}

export function summarizeInquiry(details: Details, answers: Answers) {
  const texts = screens.review;
  const timeline = qualifications(answers).find(({ field }) => field === "timeline");
  const labelOf = (chosen?: { label: string }) => chosen?.label ?? texts.notProvided;
  const isConsultation = answers.serviceType === "consultation";
  const sections = [
    {
      title: texts.serviceSection,
      rows: [
        [texts.service, labelOf(chosenService(answers))],
        [texts.category, isConsultation ? undefined : labelOf(chosenCategory(answers))],
        [texts.bundle, chosenBundle(answers)?.name],
      ],
    },
    {
      title: texts.contactSection,
      rows: [
        [texts.name, `${details.firstName} ${details.lastName}`],
        [texts.email, details.email],
        [texts.phone, details.phone],
        [texts.company, details.company],
      ],
    },
    {
      title: texts.projectSection,
      rows: [
        [texts.challenge, details.challenge],
        [texts.timeline, timeline?.option?.label],
        [texts.budget, labelOf(chosenBudget(details.budget))],
      ],
    },
  ];
  return {
    bookingLabel: bookingLabel(answers.serviceType),
    sections: sections.map(({ title, rows }) => ({
      title,
      rows: rows.filter((row): row is [string, string] => Boolean(row[1])),
    })),
  };
}
export type InquirySummary = ReturnType<typeof summarizeInquiry>;
