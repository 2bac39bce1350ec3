import type { Platform } from "~/env.server";
import { type FailedForm, type FormFailure, fail, type TakenForm } from "~/http/parse-post.server";
import { clientKey } from "~/http/rate-limit.server";
import type { NewLead } from "~/outbox/lead-draft.server";
import { receiveLeadOnce } from "~/outbox/receive-lead-once.server";
import type { SentProof } from "~/outbox/sent-proof.server";

/** `lost` was stored nowhere. */
export type LeadFormFailure = FormFailure<"expired" | "invalid" | "limited" | "lost">;

export type LeadFormResult = ({ ok: true } & SentProof) | FailedForm<LeadFormFailure>;

type FormLead = Pick<NewLead, "fields" | "payload"> & { kind: "crm" | "request" };

/** Stores the lead of a form that was taken, to be sent behind the answer. */
export async function receiveForm(
  platform: Platform,
  request: Request,
  { submission, held, tooFast, typed }: Omit<TakenForm<unknown>, "values">,
  lead: FormLead,
): Promise<LeadFormResult> {
  const sent = await receiveLeadOnce(platform, request, {
    ...lead,
    submission,
    held,
    tooFast,
    userAgent: request.headers.get("User-Agent") ?? undefined,
    address: clientKey(request),
  });
  return sent ? { ok: true, ...sent } : fail(503, "lost", typed);
}
