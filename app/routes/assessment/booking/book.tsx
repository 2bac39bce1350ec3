import { data, redirect } from "react-router";
import { booking as texts } from "#content/assessment/booking";
import { bookCall, findBooked, loadBookingDialog } from "~/features/assessment/booking.server";
import { ASSESSMENT_PATH, resultsPath } from "~/features/assessment/paths";
import { UNLISTED } from "~/http/cache-control";
import { findLastSent } from "~/outbox/sent-proof.server";
import { platformContext } from "~/platform.server";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-handle";
import { SentNotice } from "~/ui/alert";
import type { Route } from "./+types/book";
import { BookedMessage, BookingForm, CallTopics } from "./booking-parts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const booking = await loadBookingDialog(platform, params.code);
  const booked = await findBooked(platform, request);
  const sent = await findLastSent(platform, "assessment", request);
  return { origin: platform.origin, booking, booked, sent };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const answer = await bookCall(platform, request, params.code);
  if (!answer.ok) return data(answer.failed, { status: answer.status });
  const { location, headers } = answer;
  return redirect(location, { status: 303, headers });
}

export const headers: Route.HeadersFunction = () => UNLISTED;

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const callOffer = loaderData?.booking.callOffer;
  return unlistedMeta(
    loaderData?.origin,
    resultsPath(params.code),
    callOffer && {
      title: callOffer.action,
      description: texts.shareDescription(callOffer.call, callOffer.length),
      socialImagePath: ASSESSMENT_PATH,
    },
  );
};

export const handle: PageHandle = { dialog: true, allowsBooking: true };

/** The dialog is open in the server's HTML, and modal once book-in-place.ts runs. */
export default function BookCallPage({ loaderData, actionData: failed }: Route.ComponentProps) {
  const { booking, booked, sent } = loaderData;
  const { callOffer, closeHref } = booking;
  return (
    <>
      {/* The title does not name the call: that would reveal the score. */}
      <title>{pageTitle(texts.documentTitle, failed !== undefined)}</title>
      <dialog open data-booking aria-labelledby="booking-title" className="modal print:hidden">
        <div className="flex items-center justify-between gap-4 border-b border-ink-rule px-5 py-4 sm:px-8">
          <h2
            id="booking-title"
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: focus belongs into a dialog, before its first link
            autoFocus={!failed}
            className="font-display text-title outline-none"
          >
            {callOffer.action}
          </h2>{" "}
          <a
            href={closeHref}
            data-close
            className="inline-flex min-h-11 min-w-11 items-center justify-center text-small font-semibold text-mist-soft underline-offset-4 hover:text-mist hover:underline"
          >
            {texts.closeLink}
          </a>
        </div>
        {booked ? (
          <BookedMessage booked={booked} sent={sent} closeHref={closeHref} />
        ) : (
          <div className="grid content-start gap-8 px-5 py-6 sm:p-8 md:grid-cols-[1fr_20rem]">
            <div>
              {sent && !failed && (
                <div className="mb-6">
                  <SentNotice {...sent} />
                </div>
              )}
              <BookingForm {...booking} failed={failed} />
            </div>
            <CallTopics {...booking} />
          </div>
        )}
      </dialog>
      {/* Separates dialog and page in text browsers. */}
      <hr hidden />
    </>
  );
}
