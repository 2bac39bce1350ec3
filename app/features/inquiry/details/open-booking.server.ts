import type { Prefill } from "~/booking/booking-url.server";
import type { Platform } from "~/env.server";
import { findReceipt } from "~/outbox/receipt.server";
import { receiveLead } from "~/outbox/receive-lead.server";
import { type Details, detailsSchema } from "./details.server";
import { writeInquiry } from "./inquiry-lead.server";
import { readInquirySession } from "./inquiry-session.server";
import { logStore } from "./patient-store.server";
import { findVisitorDetails, type VisitorDetails } from "./visitor-details.server";

/** What of a person's details a scheduler is told. */
type Person = Pick<Details, "firstName" | "lastName" | "email" | "company">;

/**
 * What a scheduler is told of the visitor who follows a link of the wizard; null for anybody else. An
 * inquiry that was not sent yet is a lead from here on, delivered behind the answer.
 */
export async function openBooking(platform: Platform, request: Request): Promise<Prefill | null> {
  const submission = new URL(request.url).searchParams.get("id");
  if (!submission) return null;
  const session = await readInquirySession(platform, request);
  const found = session ? await findVisitorDetails(platform, { session, submission }) : null;
  if (found?.state !== "found") return prefillFromReceipt(platform, request);
  const details = detailsSchema.safeParse(found.details.typed).data;
  if (!details) return null;
  if (isVisit(request)) leaveLead(platform, request, submission, { ...found.details, details });
  return prefillOf(details);
}

/** Whether somebody follows the link now: a browser may fetch ahead, a machine may only ask. */
function isVisit(request: Request): boolean {
  const isAhead = request.headers.get("Sec-Purpose")?.includes("prefetch");
  return request.method === "GET" && !isAhead;
}

function leaveLead(
  platform: Platform,
  request: Request,
  submission: string,
  { details, answers, accepted }: VisitorDetails & { details: Details },
): void {
  if (!accepted || !answers) return;
  const inquiry = { details, answers, accepted, outcome: "booking opened" } as const;
  void receiveLead(platform, writeInquiry(submission, inquiry, request), { wait: false });
}

async function prefillFromReceipt(platform: Platform, request: Request): Promise<Prefill | null> {
  try {
    const sent = await findReceipt(platform, "wizard", request);
    return sent && prefillOf(sent.fields as Person);
  } catch (error) {
    logStore("booking.unfilled", error);
    return null;
  }
}

function prefillOf({ firstName, lastName, email, company }: Person): Prefill {
  return { name: `${firstName} ${lastName}`, email, company };
}
