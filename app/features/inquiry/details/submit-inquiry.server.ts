import { reportConversion } from "~/analytics/report-conversion.server";
import type { Platform } from "~/env.server";
import type { Answers } from "~/features/inquiry/answers/answers";
import { readFormFields } from "~/http/forms/form-fields.server";
import { readFormToken } from "~/http/forms/form-token.server";
import { clientKey, mayProceed } from "~/http/guard/rate-limit.server";
import { hasArrived, type LeadOutcome } from "~/outbox/lead-outcome.server";
import { receiveLead } from "~/outbox/receive-lead.server";
import { issueSentProof } from "~/outbox/sent-proof.server";
import { countLeadOnce } from "~/outbox/store/count-lead.server";
import { inquiryFields, inquiryPayload } from "./inquiry-lead.server";
import type { VisitorDetails } from "./visitor-details.server";

/** Why an inquiry did not arrive; `reference` where it is stored all the same. */
export type InquiryFailure = {
  problem: "expired" | "limited" | Extract<LeadOutcome, "underway" | "queued" | "refused" | "lost">;
  reference?: string;
};

/** `cookies` are the `Set-Cookie` values that go with the way on. */
export type InquiryResult =
  | { ok: true; cookies: string[] }
  | { ok: false; status: 422 | 429 | 502 | 503; failed: InquiryFailure };

/** Takes the review's post: sends the inquiry within the request, and proves it to the next screen. */
export async function submitInquiry(
  platform: Platform,
  request: Request,
  answers: Answers,
  visitor: VisitorDetails,
): Promise<InquiryResult> {
  const fields = await readFormFields(request, ["token"]);
  const posted = String(fields.get("token") ?? "");
  const token = await readFormToken(platform.settings.SESSION_SECRET, posted);
  if (!token || token.submission !== answers.id) return fail(422, { problem: "expired" });
  if (!(await mayProceed(platform, "SUBMITS", request))) return fail(429, { problem: "limited" });

  const { submission } = token;
  const received = await sendInquiry(platform, request, submission, answers, visitor);
  if (received.outcome === "lost") return fail(503, { problem: "lost" });
  const { outcome, reference } = received;
  if (!hasArrived(outcome)) return fail(502, { problem: outcome, reference });

  const sent = { submission, reference };
  const proof = await issueSentProof(platform, "wizard", sent);
  const handover = await reportConversion(platform, request, "wizard", () =>
    countLeadOnce(platform, sent),
  );
  return { ok: true, cookies: handover ? [proof, handover] : [proof] };
}

function fail(status: 422 | 429 | 502 | 503, failed: InquiryFailure): InquiryResult {
  return { ok: false, status, failed };
}

function sendInquiry(
  platform: Platform,
  request: Request,
  submission: string,
  answers: Answers,
  { details, held, tooFast }: VisitorDetails,
) {
  return receiveLead(platform, {
    submission,
    kind: "wizard",
    fields: inquiryFields(details, answers),
    payload: (reference) => inquiryPayload(details, answers, reference),
    held,
    tooFast,
    userAgent: request.headers.get("User-Agent") ?? undefined,
    address: clientKey(request),
  });
}
