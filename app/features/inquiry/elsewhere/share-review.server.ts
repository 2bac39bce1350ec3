import type { Platform } from "~/env.server";
import { type ShownInquiry, showInquiry } from "~/features/inquiry/details/open-inquiry.server";
import type { openPostedReview } from "~/features/inquiry/details/posted-review.server";
import { type ElsewhereOffer, offerElsewhere } from "./offer-elsewhere.server";

type OpenReview = Extract<Awaited<ReturnType<typeof openPostedReview>>, { ok: true }>;

/** Answers the review's buttons about its link: the review again, as the visitor saw it. */
export async function shareReview(
  platform: Platform,
  { reviewed, details }: OpenReview,
  asked: { pressed: "elsewhere" | "unlink"; submission: string; place: string },
): Promise<{ offer: ElsewhereOffer; inquiry: ShownInquiry }> {
  const { pressed, submission, place } = asked;
  const [offer, inquiry] = await Promise.all([
    offerElsewhere(platform, pressed, { submission, place, details: reviewed }),
    showInquiry(platform, submission, reviewed, details),
  ]);
  return { offer, inquiry };
}
