import * as z from "zod";
import { budgets, details as texts } from "#content/inquiry/screens.yaml";
import { optionalLine, requiredEmail, requiredLine, requiredText } from "~/http/form-text.server";
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
import { TYPED_FIELDS } from "./details-fields";
import { findDetails, type StoredDetails, saveDetails } from "./details-store.server";
import { createSubmissionId } from "./own-submission.server";
import type { InquirySession } from "./session.server";

const { firstName, lastName, email, phone, company, challenge } = TYPED_FIELDS;

/** The lengths are those of the CRM (docs/rules.md), so that every lead fits there. */
export const detailsSchema = z.object({
  firstName: requiredLine(firstName.label, firstName.max, firstName.missing),
  lastName: requiredLine(lastName.label, lastName.max, lastName.missing),
  email: requiredEmail(email.label, email.max),
  phone: optionalLine(phone.label, phone.max),
  company: requiredLine(company.label, company.max, company.missing),
  budget: z.enum(
    budgets.map(({ value }) => value),
    { error: texts.budgetRequired },
  ),
  challenge: requiredText(challenge.label, challenge.max, challenge.missing),
});
export type Details = z.infer<typeof detailsSchema>;

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
  const form = await parsePost(platform, request, {
    schema: detailsSchema,
    names: detailsSchema.keyof().options,
    limit: "POSTS",
    isLimited: session.isLimited,
    newSubmission: await createSubmissionId(platform, session.id),
  });
  if (!form.token) return form;
  const { submission, mintedAt } = form.token;
  const submitted = form.ok ? form.submitted : form.failed;
  const details: StoredDetails = {
    typed: enteredValues(submitted.reply),
    mintedAt,
    accepted: form.ok
      ? { at: Date.now(), held: form.lead.honeypotFilled, tooFast: form.lead.tooFast }
      : null,
    answers,
  };
  const owner = { session: session.id, submission };
  const state = await saveDetails(platform, owner, details, clientKey(request));
  const withoutErrors = { ...submitted, reply: { ...submitted.reply, error: undefined } };
  if (state === "limited") return rejectForm(429, "limitedToday", withoutErrors);
  const isBack = form.intent === "back";
  if (!form.ok && !isBack) return form;
  if (state === "failed") return rejectForm(503, "unsaved", submitted);
  return { ok: true, submission, isBack };
}

function enteredValues({ initialValue }: SubmittedForm["reply"]): Record<string, string> {
  const values = Object.entries(initialValue ?? {});
  return Object.fromEntries(values.filter((pair): pair is [string, string] => Boolean(pair[1])));
}
