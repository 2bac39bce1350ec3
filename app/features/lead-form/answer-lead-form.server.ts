import { data, redirect } from "react-router";
import { reportConversion } from "~/analytics/report-conversion.server";
import type { Platform } from "~/env.server";
import { issueSentProof } from "~/outbox/sent-proof.server";
import { countLeadOnce } from "~/outbox/store/count-lead.server";
import type { LeadFormResult } from "./receive-form.server";
import { submitLeadForm } from "./submit-lead-form.server";

type Submit = (platform: Platform, request: Request) => Promise<LeadFormResult>;

/** Answers a post of a form that takes a lead, whichever page it stands on: to the thank-you page, or what is wrong. */
export async function answerLeadForm(
  platform: Platform,
  request: Request,
  submit: Submit = submitLeadForm,
) {
  const result = await submit(platform, request);
  if (!result.ok) return data(result.failed, { status: result.status });
  const { submission, reference } = result;
  const sent = { submission, reference };
  const headers = new Headers({ "Set-Cookie": await issueSentProof(platform, "crm", sent) });
  const handover = await reportConversion(platform, request, "quick", () =>
    countLeadOnce(platform, sent),
  );
  if (handover) headers.append("Set-Cookie", handover);
  return redirect("/thank-you", { status: 303, headers });
}
