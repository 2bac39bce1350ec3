import { data, redirect } from "react-router";
import * as words from "#content/words/assessment";
import { platformContext } from "~/env.server";
import { ASSESSMENT_PATH, resultsPath } from "~/features/assessment/paths";
import { PRIVATE } from "~/http/cache-control";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import type { PageHandle } from "~/site/page-handle";
import type { Route } from "./+types/book";
import { bookCall } from "./book-call.server";
import { BookingDialog } from "./booking-dialog";
import { findBooked } from "./find-booked.server";
import { openBookingDialog } from "./open-booking-dialog.server";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const booking = await openBookingDialog(platform, params.code);
  return { booking, booked: await findBooked(platform, request) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await bookCall(context.get(platformContext), request, params.code);
  if (answer.ok) {
    const headers = answer.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
    return redirect(answer.location, { status: 303, headers });
  }
  return data(answer.failed, { status: answer.status });
}

export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": PRIVATE,
  "X-Robots-Tag": "noindex",
});

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) => {
  const origin = (matches[0]?.loaderData as { origin: string } | undefined)?.origin;
  const routing = loaderData?.booking.routing;
  const about = routing && {
    title: routing.action,
    description: `${routing.call}, ${routing.length}`,
  };
  return unlistedMeta(
    origin,
    resultsPath(params.code),
    about && { ...about, cardOf: ASSESSMENT_PATH },
  );
};

export const handle: PageHandle = { dialog: true, books: true };

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, booked } = loaderData;
  return (
    <>
      {/* Which call it is would tell the score to whoever reads titles. */}
      <title>{pageTitle(words.bookYourCall, actionData !== undefined)}</title>
      <BookingDialog booking={booking} booked={booked} failed={actionData} />
    </>
  );
}
