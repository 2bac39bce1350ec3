import type { Platform } from "~/env.server";
import type { Answers } from "~/features/inquiry/answers/answers";
import {
  type FailedForm,
  type FormFailure,
  fail,
  type TypedForm,
  takeForm,
} from "~/http/parse-post.server";
import { DETAIL_NAMES, detailsSchema } from "./details.server";
import type { InquiryVisit } from "./inquiry-session.server";
import { saveVisitorDetails, type VisitorDetails } from "./visitor-details.server";

/** Why the form is shown again; `unsaved` when the store would not take it. */
export type DetailsFailure = FormFailure<"expired" | "invalid" | "limited" | "unsaved">;

/** `isBack`: the button was Back, which keeps also what is not valid yet. */
export type TakenDetails = { ok: true; submission: string; isBack: boolean };

/** Takes a post of the details form: whatever was typed is kept, and only what is valid goes on. */
export async function submitDetails(
  platform: Platform,
  request: Request,
  { session, isNew }: InquiryVisit,
  answers: Answers,
): Promise<TakenDetails | FailedForm<DetailsFailure>> {
  const form = await takeForm(platform, request, {
    schema: detailsSchema,
    names: DETAIL_NAMES,
    limit: "STEPS",
    session: isNew ? null : session,
  });
  const { token, pressed } = form;
  if (!token) return form as FailedForm<DetailsFailure>;
  const { submission, mintedAt } = token;
  const typed = form.ok ? form.typed : form.failed;
  const details: VisitorDetails = {
    typed: typedTexts(typed.reply),
    mintedAt,
    accepted: form.ok ? { at: Date.now(), held: form.held, tooFast: form.tooFast } : null,
    answers,
  };
  const isKept = await saveVisitorDetails(platform, { session, submission }, details);
  const isBack = pressed === "back";
  if (!form.ok && !isBack) return form;
  if (!isKept) return fail(503, "unsaved", typed);
  return { ok: true, submission, isBack };
}

function typedTexts({ initialValue }: TypedForm["reply"]): Record<string, string> {
  const values = Object.entries(initialValue ?? {});
  return Object.fromEntries(values.filter((pair): pair is [string, string] => Boolean(pair[1])));
}
