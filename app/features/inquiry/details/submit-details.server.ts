import type { Platform } from "~/env.server";
import { type FailedForm, type FormFailure, fail, takeForm } from "~/http/forms/posted-form.server";
import { typedValues } from "~/ui/field-errors";
import { DETAIL_NAMES, detailsSchema } from "./details.server";
import type { InquiryVisit } from "./inquiry-session.server";
import { saveVisitorDetails } from "./visitor-details.server";

/** Why the form is shown again; `unsaved` when the store would not take it. */
export type DetailsFailure = FormFailure<"expired" | "invalid" | "limited" | "unsaved">;

/** `back` when the visitor asked for the step before, which keeps also what is not valid yet. */
export type TakenDetails = { ok: true; submission: string; back: boolean };

/** Takes a post of the details form: whatever was typed is kept, and only what is valid goes on. */
export async function submitDetails(
  platform: Platform,
  request: Request,
  { session, isNew }: InquiryVisit,
): Promise<TakenDetails | FailedForm<DetailsFailure>> {
  const form = await takeForm(platform, request, {
    schema: detailsSchema,
    names: DETAIL_NAMES,
    limit: "STEPS",
    session: isNew ? null : session,
  });
  const { token } = form;
  if (!token) return form as FailedForm<DetailsFailure>;
  const back = form.pressed === "back";
  const shown = form.ok ? form.typed : form.failed;
  const isKept = await saveVisitorDetails(
    platform,
    { session, submission: token.submission },
    {
      typed: typedTexts(shown.reply),
      mintedAt: token.mintedAt,
      accepted: form.ok ? { at: Date.now(), held: form.held, tooFast: form.tooFast } : null,
    },
  );
  if (!form.ok && !back) return form;
  if (!isKept) return fail(503, "unsaved", shown);
  return { ok: true, submission: token.submission, back };
}

function typedTexts(reply: Parameters<typeof typedValues>[0]): Record<string, string> {
  const values = Object.entries(typedValues(reply) ?? {});
  return Object.fromEntries(values.filter((pair): pair is [string, string] => Boolean(pair[1])));
}
