import type { Prefill } from "~/booking/booking-url.server";
import { isWithinRateLimit } from "~/http/rate-limit.server";
import { acceptLead } from "~/outbox/accept-lead.server";
import { findReceipt } from "~/outbox/sent-proof.server";
import type { Platform } from "~/platform.server";
import { type Details, readValidDetails } from "./details.server";
import { findDetails, logError } from "./details-store.server";
import { readInquirySession } from "./session.server";
import { inquiryLead } from "./submit.server";

/** An unsent inquiry becomes a lead. Counts as a submit: above that limit nothing is read or stored. */
export async function prefillScheduler(platform: Platform, request: Request) {
  const submission = new URL(request.url).searchParams.get("id");
  if (!submission) return null;
  const session = await readInquirySession(platform, request);
  if (session && !(await isWithinRateLimit(platform, "SUBMITS", request))) return null;
  const found = session ? await findDetails(platform, { session, submission }) : null;
  if (found?.state !== "found") return prefillFromReceipt(platform, request);
  const details = readValidDetails(found.details.typed);
  if (!details) return null;
  const { accepted, answers } = found.details;
  if (request.method === "GET" && accepted && answers) {
    const inquiry = { details, answers, accepted, outcome: "booking opened" } as const;
    void acceptLead(platform, inquiryLead(submission, inquiry, request), { wait: false });
  }
  return toPrefill(details);
}

async function prefillFromReceipt(platform: Platform, request: Request) {
  try {
    const sent = await findReceipt(platform, "inquiry", request);
    return sent && toPrefill(sent.fields);
  } catch (error) {
    logError("booking.unfilled", error);
    return null;
  }
}

function toPrefill({ firstName, lastName, email, company }: Partial<Details>): Prefill {
  return { name: `${firstName} ${lastName}`, email, company };
}
