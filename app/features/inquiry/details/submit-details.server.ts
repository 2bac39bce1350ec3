import type { Platform } from "~/env.server";
import type { Answers } from "~/features/inquiry/answers/answers";
import { asksElsewhere } from "~/features/inquiry/elsewhere/offer-elsewhere.server";
import {
  type FailedForm,
  type FormFailure,
  fail,
  type TypedForm,
  takeForm,
  withoutErrors,
} from "~/http/forms/posted-form.server";
import { DETAIL_NAMES, detailsSchema } from "./details.server";
import type { InquiryVisit } from "./inquiry-session.server";
import { saveVisitorDetails, type VisitorDetails } from "./visitor-details.server";

/** Why the form is shown again; `unsaved` when the store would not take it. */
export type DetailsFailure = FormFailure<"expired" | "invalid" | "limited" | "unsaved">;

/** `pressed` is the button, where it was not Continue: those keep also what is not valid yet. */
export type TakenDetails = {
  ok: true;
  submission: string;
  pressed: string;
  details: VisitorDetails;
  typed: TypedForm;
};

/** Takes a post of the details form: whatever was typed is kept, and only what is valid goes on. */
export async function submitDetails(
  platform: Platform,
  request: Request,
  { session, isNew }: InquiryVisit,
  answers: Answers,
): Promise<TakenDetails | FailedForm<DetailsFailure>> {
  const form = await takeForm(platform, request, {
    schema: detailsSchema(),
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
  const stays = asksElsewhere(pressed);
  const keepsAnything = pressed === "back" || (stays && !isLimited(form));
  if (!form.ok && !keepsAnything) return form;
  // A link holds the details itself.
  if (!isKept && !stays) return fail(503, "unsaved", typed);
  const reply = withoutErrors(typed.reply);
  return { ok: true, submission, pressed, details, typed: { reply, token: typed.token } };
}

function isLimited(form: { ok: true } | FailedForm<FormFailure>): boolean {
  return !form.ok && form.failed.problem === "limited";
}

function typedTexts({ initialValue }: TypedForm["reply"]): Record<string, string> {
  const values = Object.entries(initialValue ?? {});
  return Object.fromEntries(values.filter((pair): pair is [string, string] => Boolean(pair[1])));
}
