import type { Platform } from "~/env.server";
import { callTopics } from "~/features/assessment/call-topics";
import { openResults } from "~/features/assessment/open-results.server";
import { bookPath, resultsPath } from "~/features/assessment/paths";
import { buildBookingUrl } from "~/features/booking/booking-url.server";
import { mintFormToken } from "~/http/form-token.server";

/** The dialog shows this many recommendations (spec 2 section 4). */
const TOPICS = 3;

/** What the booking dialog shows and needs: the call that fits, a fresh form token, and where to post. */
export async function openBooking(platform: Platform, code: string) {
  const { results } = await openResults(platform, code);
  const { call, routing } = results;
  const { settings } = platform;
  return {
    call,
    routing,
    topics: callTopics(results).slice(0, TOPICS),
    token: await mintFormToken(settings.SESSION_SECRET),
    action: bookPath(code),
    closeHref: resultsPath(code),
    /** Without a scheduler the studio writes back, and no new tab is needed. */
    hasScheduler: buildBookingUrl(settings, call) !== null,
  };
}
export type OpenBooking = Awaited<ReturnType<typeof openBooking>>;
