import type { Platform } from "~/env.server";
import { findSentLead } from "~/outbox/sent-lead.server";
import { readSentProof } from "~/outbox/sent-proof.server";
import type { BookedState } from "./booked-notice";

/** What became of the booking that the address names, if this browser sent it; null without its proof. */
export async function findBooked(
  platform: Platform,
  request: Request,
): Promise<BookedState | null> {
  const reference = new URL(request.url).searchParams.get("booked");
  const sent = reference ? await readSentProof(platform, "assessment", request) : null;
  if (!sent || sent.reference !== reference) return null;
  const outcome = await findSentLead(platform, sent);
  if (outcome === "underway" || outcome === "queued" || outcome === "refused") return outcome;
  return "sent";
}
