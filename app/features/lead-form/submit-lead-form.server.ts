import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { Platform } from "~/env.server";
import { readCampaign } from "~/http/addresses/campaign.server";
import { readPostedForm } from "~/http/forms/form-fields.server";
import { type FormToken, mintFormToken, readFormToken } from "~/http/forms/form-token.server";
import { HONEYPOT } from "~/http/forms/honeypot";
import { mayProceed } from "~/http/guard/rate-limit.server";
import { crmPayload, leadFields } from "./crm-payload.server";
import { LEAD_FORM_NAMES, type LeadForm, labelOf, leadFormSchema } from "./lead-form.server";
import { readPreselection } from "./preselection.server";

/** The outbox as this form needs it: a route passes it in, for features do not meet elsewhere. */
type ReceiveLead = (
  platform: Platform,
  request: Request,
  lead: ReturnType<typeof writeLead>,
) => Promise<{ submission: string; reference: string } | null>;

/** `expired` has a fresh token, `limited` may be sent again in a minute, `lost` was stored nowhere. */
export type LeadFormFailure = {
  problem: "expired" | "invalid" | "limited" | "lost";
  reply: SubmissionResult;
  token: string;
};

export type LeadFormResult =
  | { ok: true; submission: string; reference: string }
  | { ok: false; status: 422 | 429 | 503; failed: LeadFormFailure };

/**
 * Takes a post of the lead form whose address carries `plan`, `service` and utm_* as when it was
 * rendered. The lead is stored when this returns and sent behind the answer.
 */
export async function submitLeadForm(
  platform: Platform,
  request: Request,
  receiveLead: ReceiveLead,
): Promise<LeadFormResult> {
  const { SESSION_SECRET } = platform.settings;
  const names = ["token", HONEYPOT, ...LEAD_FORM_NAMES] as const;
  const { fields, repeated } = await readPostedForm(request, names);
  const token = String(fields.get("token") ?? "");
  const minted = await readFormToken(SESSION_SECRET, token);
  const parsed = parseWithZod(fields, { schema: leadFormSchema });
  const fieldErrors = describeRepeated(repeated);
  const reply = parsed.reply({
    hideFields: ["token", HONEYPOT],
    ...(fieldErrors && { fieldErrors }),
  });

  if (!minted) {
    return refuse(422, { problem: "expired", reply, token: await mintFormToken(SESSION_SECRET) });
  }
  if (parsed.status !== "success" || fieldErrors) {
    return refuse(422, { problem: "invalid", reply, token });
  }
  if (!(await mayProceed(platform, "SUBMITS", request))) {
    return refuse(429, { problem: "limited", reply, token });
  }
  const isTrapped = Boolean(fields.get(HONEYPOT)) || repeated.includes(HONEYPOT);
  const lead = writeLead(platform, request, minted, parsed.value, isTrapped);
  const receipt = await receiveLead(platform, request, lead);
  if (!receipt) return refuse(503, { problem: "lost", reply, token });
  return { ok: true, ...receipt };
}

function refuse(status: 422 | 429 | 503, failed: LeadFormFailure): LeadFormResult {
  return { ok: false, status, failed };
}

/** Only a hand-made post repeats a field: nobody guesses which of its values was meant. */
function describeRepeated(repeated: string[]): Record<string, string[]> | null {
  const typed = LEAD_FORM_NAMES.filter((name) => repeated.includes(name));
  if (typed.length === 0) return null;
  return Object.fromEntries(
    typed.map((name) => [name, [`${labelOf(name)} was sent more than once`]]),
  );
}

function writeLead(
  { origin, settings }: Platform,
  request: Request,
  { submission, mintedAt }: FormToken,
  form: LeadForm,
  held: boolean,
) {
  const search = new URL(request.url).searchParams;
  const from = { service: readPreselection(search).service, campaign: readCampaign(search) };
  return {
    submission,
    kind: "crm" as const,
    fields: leadFields(form, from),
    payload: () => crmPayload(form, from, { origin, fieldMap: settings.CRM_FIELD_MAP }),
    held,
    tooFast: Date.now() - mintedAt < settings.MIN_FILL_MS,
    userAgent: request.headers.get("User-Agent") ?? undefined,
  };
}
