import { data, redirect } from "react-router";
import { booking as texts } from "#content/assessment/booking";
import { bookCall, findBooked, loadBookingDialog } from "~/features/assessment/booking.server";
import { ASSESSMENT_PATH, resultsPath } from "~/features/assessment/paths";
import { UNLISTED } from "~/http/cache-control";
import { findLastSent } from "~/outbox/sent-proof.server";
import { platformContext } from "~/platform.server";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-handle";
import type { Route } from "./+types/book";
import { BookingDialog } from "./booking-dialog";

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

export default function BookCallPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, booked, sent } = loaderData;
  return (
    <>
      {/* The title does not name the call: that would reveal the score. */}
      <title>{pageTitle(texts.documentTitle, actionData !== undefined)}</title>
      <BookingDialog booking={booking} booked={booked} sent={sent} failed={actionData} />
    </>
  );
}
