import form from "#content/forms/inquiry.yaml";
import { checkForm } from "~/forms/check";
import type { FormValues, Values } from "~/forms/field";
import { formRules } from "~/forms/schema.server";
import {
  createFormToken,
  type FormFailure,
  parsePost,
  type RejectedForm,
  rejectForm,
  type SubmittedForm,
} from "~/http/parse-post.server";
import { clientKey } from "~/http/rate-limit.server";
import type { Platform } from "~/platform.server";
import type { Answers } from "./answers";
import { findDetails, type StoredDetails, saveDetails } from "./details-store.server";
import { createSubmissionId } from "./own-submission.server";
import type { InquirySession } from "./session.server";

export type Details = FormValues<"inquiry">;

const rules = formRules<Details>(form);

/** Undefined for details that a form of this build would not accept. */
export function readValidDetails(values: Values): Details | undefined {
  return checkForm<Details>(form, values).value;
}

/** The form with the values of a submission of this session, or an empty one of a new submission. */
export async function loadDetails(
  platform: Platform,
  session: InquirySession,
  ownSubmission?: string,
) {
  const submission = ownSubmission ?? (await createSubmissionId(platform, session.id));
  const found = await findDetails(platform, { session: session.id, submission });
  const values: StoredDetails["typed"] = found.state === "found" ? found.details.typed : {};
  // Pages opened before the last deploy still read these keys.
  return {
    token: await createFormToken(platform.settings.SESSION_SECRET, Date.now(), submission),
    typed: values,
    /** There may be stored details, but this session cannot have them. */
    missed: found.state === "down" || (session.isNew && !session.isPost),
  };
}
export type DetailsForm = Awaited<ReturnType<typeof loadDetails>>;

export type DetailsFailure = FormFailure<
  "expired" | "invalid" | "limited" | "limitedToday" | "unsaved"
>;

/** Saves all values. Only valid ones go on to the review; Back (`isBack`) goes on with any. */
export async function submitDetails(
  platform: Platform,
  request: Request,
  session: InquirySession,
  answers: Answers,
): Promise<{ ok: true; submission: string; isBack: boolean } | RejectedForm<DetailsFailure>> {
  const posted = await parsePost(platform, request, {
    ...rules,
    limit: "POSTS",
    isLimited: session.isLimited,
    newSubmission: await createSubmissionId(platform, session.id),
  });
  if (!posted.token) return posted;
  const { submission, mintedAt } = posted.token;
  const submitted = posted.ok ? posted.submitted : posted.failed;
  const details: StoredDetails = {
    typed: enteredValues(submitted.reply),
    mintedAt,
    accepted: posted.ok
      ? { at: Date.now(), held: posted.lead.honeypotFilled, tooFast: posted.lead.tooFast }
      : null,
    answers,
  };
  const owner = { session: session.id, submission };
  const state = await saveDetails(platform, owner, details, clientKey(request));
  const withoutErrors = { ...submitted, reply: { ...submitted.reply, error: undefined } };
  if (state === "limited") return rejectForm(429, "limitedToday", withoutErrors);
  const isBack = posted.intent === "back";
  if (!posted.ok && !isBack) return posted;
  if (state === "failed") return rejectForm(503, "unsaved", submitted);
  return { ok: true, submission, isBack };
}

function enteredValues({ initialValue }: SubmittedForm["reply"]): Record<string, string> {
  const values = Object.entries(initialValue ?? {});
  return Object.fromEntries(values.filter((pair): pair is [string, string] => Boolean(pair[1])));
}
