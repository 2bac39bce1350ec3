import { redirect } from "react-router";
import { form as texts } from "#content/assessment/booking.yaml";
import { fill } from "~/content/format";
import { bookCall, findBooked } from "~/features/assessment/booking.server";
import { ASSESSMENT_PATH, resultsPath } from "~/features/assessment/paths";
import { createFormToken, respondToRejected } from "~/http/parse-post.server";
import { findLastSent } from "~/outbox/sent-proof.server";
import { platformContext } from "~/platform.server";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import { ModalScript } from "~/site/modal-script";
import { unlistedHeaders } from "~/site/page-exports";
import type { PageHandle } from "~/site/page-handle";
import { AlreadySentAlert } from "~/ui/alert";
import type { Route } from "./+types/book";
import { BookedMessage, BookingForm, CallTopics } from "./booking-parts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  return {
    token: await createFormToken(platform.settings.SESSION_SECRET),
    booked: await findBooked(platform, request),
    sent: await findLastSent(platform, "assessment", request),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const result = await bookCall(platform, request, params.code);
  if (!result.ok) return respondToRejected(result.failed, result.status);
  const { location, headers } = result;
  return redirect(location, { status: 303, headers });
}

export { unlistedHeaders as headers };

export const meta: Route.MetaFunction = ({ matches: [root, { loaderData }] }) => {
  const { action, call, length } = loaderData.results.callOffer;
  return unlistedMeta(root.loaderData.origin, resultsPath(loaderData.code), {
    title: action,
    description: fill(texts.shareDescription, { call, length }),
    socialImagePath: ASSESSMENT_PATH,
  });
};

export const handle: PageHandle = { dialog: true, allowsBooking: true };

/** The dialog is open in the server's HTML, and with scripts modal from the first paint. */
export default function BookCallPage({
  loaderData: { token, booked, sent },
  actionData: failed,
  matches: [root, { loaderData: below }],
}: Route.ComponentProps) {
  const { code, results } = below;
  const closeHref = resultsPath(code);
  return (
    <>
      {/* The title does not name the call: that would reveal the score. */}
      <title>{pageTitle(texts.documentTitle, failed !== undefined)}</title>
      <dialog
        open
        // Until book-in-place.ts runs, nothing would follow.
        closedby="none"
        data-booking
        aria-labelledby="booking-title"
        className="modal print:hidden"
      >
        <div className="flex items-center justify-between gap-4 border-b border-ink-rule px-5 py-4 sm:px-8">
          <h2
            id="booking-title"
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: focus belongs into a dialog, before its first link
            autoFocus={!failed}
          >
            {results.callOffer.action}
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
          <div className="grid content-start gap-8 px-5 py-6 sm:p-8 md:grid-cols-2">
            <div>
              {sent && !failed && (
                <div className="mb-6">
                  <AlreadySentAlert {...sent} />
                </div>
              )}
              <BookingForm
                {...results}
                code={code}
                token={token}
                hasScheduler={root.loaderData.scheduled.includes(results.call)}
                failed={failed}
              />
            </div>
            <CallTopics {...results} />
          </div>
        )}
        <ModalScript />
      </dialog>
      {/* Separates dialog and page in text browsers. */}
      <hr hidden />
    </>
  );
}
