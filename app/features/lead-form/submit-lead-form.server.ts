import type { Platform } from "~/env.server";
import { readCampaign } from "~/http/clean-text.server";
import { takeForm } from "~/http/parse-post.server";
import { crmPayload, leadFields } from "./crm-payload.server";
import { LEAD_FORM_NAMES, labelOf, leadFormSchema } from "./lead-form.server";
import { readPreselection } from "./preselection.server";
import { type LeadFormResult, receiveForm } from "./receive-form.server";

/** A post at the address its form was shown at (`plan`, `service`, utm_*): stored on return, sent behind the answer. */
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
  const { origin, settings } = platform;
  const { values } = form;
  const search = new URL(request.url).searchParams;
  const from = { service: readPreselection(search).service, campaign: readCampaign(search) };
  return receiveForm(platform, request, form, {
    kind: "crm",
    fields: leadFields(values, from),
    payload: () => crmPayload(values, from, { origin, fieldMap: settings.CRM_FIELD_MAP }),
  });
}
