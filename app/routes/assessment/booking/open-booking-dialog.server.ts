import { buildBookingUrl } from "~/booking/booking-url.server";
import type { Platform } from "~/env.server";
import { callTopics } from "~/features/assessment/booking/call-topics";
import { bookPath, resultsPath } from "~/features/assessment/paths";
import { openResults } from "~/features/assessment/results/open-results.server";
import { mintFormToken } from "~/http/form-token.server";

/** The dialog shows this many recommendations. */
const TOPICS = 3;

/** What the booking dialog shows and needs: the call that fits, a fresh form token, and where to post. */
export async function openBookingDialog(platform: Platform, code: string) {
  const { results } = openResults(code);
  const { call, routing } = results;
  const { settings } = platform;
  return {
    code,
    call,
    routing,
    topics: callTopics(results, "title").slice(0, TOPICS),
    token: await mintFormToken(settings.SESSION_SECRET),
    action: bookPath(code),
    closeHref: resultsPath(code),
    /** Without a scheduler the studio writes back, and no new tab is needed. */
    hasScheduler: buildBookingUrl(settings, call) !== null,
  };
}
export type OpenBookingDialog = Awaited<ReturnType<typeof openBookingDialog>>;
