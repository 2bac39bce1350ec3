import type { Prefill } from "~/booking/booking-url.server";
import type { Platform } from "~/env.server";
import { findReceipt } from "~/outbox/receipt.server";
import { type Details, detailsSchema } from "./details.server";
import { readInquirySession } from "./inquiry-session.server";
import { findVisitorDetails } from "./visitor-details.server";

/** What a scheduler is told of the visitor who follows a link of the wizard; null for anybody else. */
export async function openBooking(platform: Platform, request: Request): Promise<Prefill | null> {
  const submission = new URL(request.url).searchParams.get("id");
  if (!submission) return null;
  const session = await readInquirySession(platform, request);
  const found = session ? await findVisitorDetails(platform, { session, submission }) : null;
  if (found?.state === "found") {
    const details = detailsSchema.safeParse(found.details.typed).data;
    return details ? prefillOf(details) : null;
  }
  const sent = await findReceipt(platform, "wizard", request);
  return (
    sent && prefillOf(sent.fields as Pick<Details, "firstName" | "lastName" | "email" | "company">)
  );
}

function prefillOf({
  firstName,
  lastName,
  email,
  company,
}: Pick<Details, "firstName" | "lastName" | "email" | "company">): Prefill {
  return { name: `${firstName} ${lastName}`, email, company };
}
