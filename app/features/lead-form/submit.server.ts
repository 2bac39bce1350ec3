import { redirect } from "react-router";
import { countFunnel, type FunnelCount, refusedFields } from "~/analytics/funnel/count.server";
import { reportConversion } from "~/analytics/report-conversion.server";
import type { Form, Values } from "~/forms/field";
import { formRules } from "~/forms/schema.server";
import {
  createFormToken,
  type FormFailure,
  parsePost,
  type RejectedForm,
  rejectForm,
  respondToRejected,
} from "~/http/parse-post.server";
import { acceptFormLead } from "~/outbox/accept-lead.server";
import { type FunnelRules, KINDS, type Kind } from "~/outbox/kinds";
import type { NewLead } from "~/outbox/lead.server";
import {
  countConversionOnce,
  findLastSent,
  issueSentProof,
  type SentProof,
} from "~/outbox/sent-proof.server";
import type { Platform } from "~/platform.server";

/** `capped`: more than is stored of one sender. `lost`: the lead could be neither stored nor sent. */
export type SubmitFailure = FormFailure<"expired" | "invalid" | "limited" | "capped" | "lost">;

type SubmitResult = ({ ok: true } & SentProof) | RejectedForm<SubmitFailure>;

export async function openForm(platform: Platform, request: Request) {
  const { pathname, search } = new URL(request.url);
  return {
    token: await createFormToken(platform.settings.SESSION_SECRET),
    sent: await findLastSent(platform, "contact", request),
    path: pathname,
    action: pathname + search,
  };
}
export type OpenForm = Awaited<ReturnType<typeof openForm>>;

export async function submitForm<Valid extends Values>(
  platform: Platform,
  request: Request,
  kind: Kind,
  fields: Form,
  leadOf: (values: Valid) => Pick<NewLead, "fields">,
): Promise<SubmitResult> {
  const form = await parsePost(platform, request, {
    ...formRules<Valid>(fields),
    refusesRepeated: true,
    limit: "SUBMITS",
  });
  if (!form.ok) return form;
  const lead = { ...form.lead, ...leadOf(form.values), kind };
  const sent = await acceptFormLead(platform, request, lead);
  if (sent === "limited") return rejectForm(429, "capped", form.submitted);
  if (sent === "lost") return rejectForm(503, "lost", form.submitted);
  return { ok: true, ...sent };
}

export async function respondToSubmit(
  platform: Platform,
  request: Request,
  kind: Kind,
  result: SubmitResult,
) {
  const { funnel, conversion } = KINDS[kind];
  if (funnel) await countFunnel(platform, request, countsOf(funnel, result));
  if (!result.ok) return respondToRejected(result.failed, result.status);
  const { submission, reference } = result;
  const sent = { submission, reference, form: new URL(request.url).pathname };
  const headers = new Headers({ "Set-Cookie": await issueSentProof(platform, kind, sent) });
  const conversionCookie =
    conversion &&
    (await reportConversion(platform, request, conversion, () =>
      countConversionOnce(platform, sent),
    ));
  if (conversionCookie) headers.append("Set-Cookie", conversionCookie);
  return redirect("/thank-you", { status: 303, headers });
}

/** A form whose pages show more than the form is counted from its first post on. */
function countsOf({ flow, form: step }: FunnelRules, result: SubmitResult): FunnelCount[] {
  const form = { flow, step };
  const seen: FunnelCount[] = step === "posted" ? [{ ...form, event: "seen" }] : [];
  if (!result.ok) return [...seen, ...refusedFields(form, result.failed.reply)];
  return [...seen, { ...form, event: "answered" }, { flow, step: "sent", event: "seen" }];
}

/** The non-empty values of a form, which make two posts equal and appear in the receipt. */
export function filledFields(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
