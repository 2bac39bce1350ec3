import form from "#content/forms/inquiry.yaml";
import { review as texts } from "#content/inquiry/screens.yaml";
import { fill } from "~/content/format";
import { kindOf, rowsOf, type Values } from "~/forms/field";
import { decrypt, encrypt, secretsOf } from "~/http/crypto.server";
import { createFormToken } from "~/http/parse-post.server";
import { DAY_MS } from "~/http/timing";
import type { Platform } from "~/platform.server";
import type { Answers } from "./answers";
import { loadDetails, readValidDetails } from "./details.server";
import { findDetails, type StoredDetails } from "./details-store.server";
import { bookingLabel, chosenOptions, contradictsService } from "./options.server";
import { createSubmissionId, isOwnSubmission } from "./own-submission.server";
import type { InquirySession } from "./session.server";

/** Details accepted longer ago must be checked again before they are sent, in milliseconds. */
const REVIEW_LIFETIME_MS = DAY_MS;

/** Pages opened before the last deploy still post it, encrypted; do not rename its keys. */
export type ReviewedInquiry = StoredDetails & {
  accepted: NonNullable<StoredDetails["accepted"]>;
  answers: Answers;
  /** The session that was shown it; reviews of older versions have none. */
  session?: string;
};

/** The review of this session's inquiry; null when its details are missing or invalid. */
export async function loadReview(platform: Platform, session: InquirySession, answers: Answers) {
  const submission = answers.id;
  if (!submission) return null;
  const found = await findDetails(platform, { session: session.id, submission });
  if (found.state !== "found" || !found.details.accepted) return null;
  const { typed: values, mintedAt, accepted } = found.details;
  const details = readValidDetails(values);
  if (!details) return null;
  const inquiry = { typed: values, mintedAt, accepted, answers, session: session.id };
  return {
    sealed: await encryptReview(platform, submission, inquiry),
    summary: summarizeInquiry(details, answers),
  };
}
export type Review = NonNullable<Awaited<ReturnType<typeof loadReview>>>;

export type PostedReview = { submission: string; encryptedReview: string };

/** Null for a changed review, and for an old one of another session. Without `details` it only reopens the form. */
export async function readPostedReview(
  platform: Platform,
  session: InquirySession,
  { submission, encryptedReview }: PostedReview,
) {
  const review = await decryptReview(platform, submission, encryptedReview);
  if (!review) return null;
  const { inquiry, isOld, usesFormerSecret } = review;
  if ((isOld || usesFormerSecret) && inquiry.session !== session.id) return null;
  const details = isOld ? undefined : readValidDetails(inquiry.typed);
  return { inquiry, details };
}

/** The form instead of a review that cannot be sent; `values` are that review's values. */
export async function reopenDetails(
  platform: Platform,
  request: Request,
  session: InquirySession,
  submission: string,
  values: ReviewedInquiry["typed"] | undefined,
  isLimited: boolean,
) {
  if (isLimited) {
    // Without the database, which the limit protects.
    const { SESSION_SECRET } = platform.settings;
    const id = values ? submission : await createSubmissionId(platform, session.id);
    const token = await createFormToken(SESSION_SECRET, Date.now(), id);
    return { problem: "limited" as const, form: { token, typed: values ?? {}, missed: false } };
  }
  // What decrypts was made for this submission.
  const isOwn = values || (await isOwnSubmission(platform, request, session, submission));
  const form = await loadDetails(platform, session, isOwn ? submission : undefined);
  const problem: "expired" | "broken" = values ? "expired" : "broken";
  return { problem, form: { ...form, ...(values && { typed: values }), missed: false } };
}
export type ReopenedDetails = Awaited<ReturnType<typeof reopenDetails>>;

/** For the review's hidden field: with the present secret, sending needs no database or session. */
export function encryptReview(
  { settings }: Platform,
  submission: string,
  inquiry: ReviewedInquiry,
): Promise<string> {
  return encrypt(secretsOf(settings), contextOf(submission), inquiry);
}

export async function decryptReview({ settings }: Platform, submission: string, encrypted: string) {
  const [present, ...former] = secretsOf(settings);
  const context = contextOf(submission);
  const fresh = await decrypt([present], context, encrypted);
  const decrypted = fresh ?? (former[0] && (await decrypt([former[0]], context, encrypted)));
  if (!decrypted) return null;
  // Authenticated encryption: only encryptReview can have written what decrypts.
  const inquiry = decrypted as ReviewedInquiry;
  const isOld = Date.now() - inquiry.accepted.at > REVIEW_LIFETIME_MS;
  return { inquiry, isOld, usesFormerSecret: !fresh };
}

function contextOf(submission: string) {
  return { purpose: "review", subject: submission };
}

export function summarizeInquiry(details: Values, answers: Answers) {
  const chosen = chosenOptions(answers);
  const labelOf = (option?: { label: string }) => option?.label ?? texts.notProvided;
  const isConsultation = answers.serviceType === "consultation";
  const sections = [
    {
      title: texts.serviceSection,
      rows: [
        [texts.service, labelOf(chosen.service)],
        [texts.category, isConsultation ? undefined : labelOf(chosen.category)],
        [texts.bundle, chosen.bundle?.name],
      ],
    },
    {
      title: texts.contactSection,
      rows: [
        [texts.name, `${details.firstName} ${details.lastName}`],
        ...rowsOf(fieldsIn("contact"), details),
      ],
    },
    {
      title: texts.projectSection,
      rows: [
        ...rowsOf(
          fieldsIn("project").filter((it) => kindOf(it) !== "choice"),
          details,
        ),
        ...chosen.qualifications.flatMap(({ question: { reviewLabel }, option }) =>
          reviewLabel ? [[reviewLabel, option?.label]] : [],
        ),
        ...rowsOf(
          fieldsIn("project").filter((it) => kindOf(it) === "choice"),
          details,
        ),
      ],
    },
  ];
  return {
    bookingLabel: bookingLabel(answers.serviceType),
    contradiction: contradictsService(answers)
      ? fill(texts.contradiction, {
          service: labelOf(chosen.service),
          category: labelOf(chosen.category),
        })
      : undefined,
    sections: sections.map(({ title, rows }) => ({
      title,
      rows: rows.filter((row): row is [string, string] => Boolean(row[1])),
    })),
  };
}
const fieldsIn = (section: "contact" | "project") =>
  form.filter(({ review }) => review === section);

export type InquirySummary = ReturnType<typeof summarizeInquiry>;
