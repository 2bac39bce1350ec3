import { data, redirect } from "react-router";
import { BOOKING_KINDS, type BookingKind, buildBookingUrl } from "~/booking/booking-url.server";
import { platformContext } from "~/env.server";
import { openBooking } from "~/features/inquiry/details/open-booking.server";
import { PRIVATE } from "~/http/headers/cache-policies";
import type { Route } from "./+types/book";

/** First-party hop to the scheduler, so that no personal data ever stands in a link. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  if (!isBookingKind(params.kind)) throw data(null, { status: 404 });
  const person = await openBooking(platform, request);
  const url = buildBookingUrl(platform.settings, params.kind, person ?? {});
  const headers = { "Cache-Control": PRIVATE, "X-Robots-Tag": "noindex" };
  return redirect(url ?? "/contact", { status: 303, headers });
}

function isBookingKind(kind: string): kind is BookingKind {
  return (BOOKING_KINDS as readonly string[]).includes(kind);
}

/** Never shown: with a component, what goes wrong here is a page and not a bare answer. */
export default function Booking() {
  return null;
}
