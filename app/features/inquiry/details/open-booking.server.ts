import type { Prefill } from "~/booking/booking-url.server";
import type { Platform } from "~/env.server";
import { findReceipt } from "~/outbox/receipt.server";
import { type Details, detailsSchema } from "./details.server";
import { readInquirySession } from "./inquiry-session.server";
import { findVisitorDetails } from "./visitor-details.server";

type Contact = Pick<Details, "firstName" | "lastName" | "email" | "company">;

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
  return openSent(platform, request);
}

/** A store that is down costs the visitor two fields at the scheduler, not the way there. */
async function openSent(platform: Platform, request: Request): Promise<Prefill | null> {
  try {
    const sent = await findReceipt(platform, "wizard", request);
    return sent && prefillOf(sent.fields as Contact);
  } catch (error) {
    console.error(JSON.stringify({ event: "receipt.unread", detail: String(error) }));
    return null;
  }
}

function prefillOf({ firstName, lastName, email, company }: Contact): Prefill {
  return { name: `${firstName} ${lastName}`, email, company };
}
