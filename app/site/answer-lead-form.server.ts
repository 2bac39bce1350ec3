import { data, redirect } from "react-router";
import { reportConversion } from "~/analytics/report-conversion.server";
import type { Platform } from "~/env.server";
import { submitLeadForm } from "~/features/lead-form/submit-lead-form.server";
import { receiveLeadOnce } from "~/outbox/receive-lead-once.server";
import { issueReceipt } from "~/outbox/sent-proof.server";
import { countLeadOnce } from "~/outbox/store/count-lead.server";

/** Answers a post of the lead form, whichever page it stands on: to the thank-you page, or what is wrong. */
export async function answerLeadForm(platform: Platform, request: Request) {
  const result = await submitLeadForm(platform, request, receiveLeadOnce);
  if (!result.ok) return data(result.failed, { status: result.status });
  const headers = new Headers({ "Set-Cookie": await issueReceipt(platform, result) });
  const handover = await reportConversion(platform, request, "quick", () =>
    countLeadOnce(platform, result),
  );
  if (handover) headers.append("Set-Cookie", handover);
  return redirect("/thank-you", { status: 303, headers });
}
