import type { Platform } from "~/env.server";
import { readCampaign } from "~/http/addresses/campaign.server";
import { type FailedForm, type FormFailure, fail, takeForm } from "~/http/forms/posted-form.server";
import { clientKey } from "~/http/guard/rate-limit.server";
import { receiveLeadOnce } from "~/outbox/receive-lead-once.server";
import type { SentProof } from "~/outbox/sent-proof.server";
import { crmPayload, leadFields } from "./crm-payload.server";
import { LEAD_FORM_NAMES, labelOf, leadFormSchema } from "./lead-form.server";
import { readPreselection } from "./preselection.server";

/** `lost` was stored nowhere. */
export type LeadFormFailure = FormFailure<"expired" | "invalid" | "limited" | "lost">;

export type LeadFormResult = ({ ok: true } & SentProof) | FailedForm<LeadFormFailure>;

/**
 * Takes a post of the lead form whose address carries `plan`, `service` and utm_* as when it was
 * rendered. The lead is stored when this returns and sent behind the answer.
 */
export async function submitLeadForm(
  platform: Platform,
  request: Request,
): Promise<LeadFormResult> {
  const form = await takeForm(platform, request, {
    schema: leadFormSchema,
    names: LEAD_FORM_NAMES,
    limit: "SUBMITS",
    labelOf,
  });
  if (!form.ok) return form;
  const { submission, values, held, tooFast, typed } = form;
  const { origin, settings } = platform;
  const search = new URL(request.url).searchParams;
  const from = { service: readPreselection(search).service, campaign: readCampaign(search) };
  const sent = await receiveLeadOnce(platform, request, {
    submission,
    kind: "crm",
    fields: leadFields(values, from),
    payload: () => crmPayload(values, from, { origin, fieldMap: settings.CRM_FIELD_MAP }),
    held,
    tooFast,
    userAgent: request.headers.get("User-Agent") ?? undefined,
    address: clientKey(request),
  });
  return sent ? { ok: true, ...sent } : fail(503, "lost", typed);
}
