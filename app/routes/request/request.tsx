import { data, redirect } from "react-router";
import { type BookingKind, buildBookingUrl, type Prefill } from "~/booking/booking-url.server";
import { type Platform, platformContext } from "~/env.server";
import { openBooking } from "~/features/inquiry/booking.server";
import { answerLeadForm } from "~/features/lead-form/answer-lead-form.server";
import { findSubject } from "~/features/lead-form/find-subject.server";
import { openRequest } from "~/features/lead-form/open-request.server";
import { submitRequest } from "~/features/lead-form/submit-request.server";
import { PRIVATE } from "~/http/cache-control";
import { unlistedMeta } from "~/seo/page-meta";
import { privateData } from "~/site/private-page.server";
import type { Route } from "./+types/request";
import { RequestPage } from "./request-page";

type Asked = { kind?: string; slug?: string };

const UNLISTED = { "Cache-Control": PRIVATE, "X-Robots-Tag": "noindex" };

/** Hop to the scheduler or payment page, so that no personal data ever stands in a link; without one, a form. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const about = findOrThrow(params);
  const person = about.forCall ? await openBooking(platform, request) : null;
  const url = serviceUrl(platform, params, person);
  if (url) throw redirect(url, { status: 303, headers: UNLISTED });
  const open = await openRequest(platform, request, about, person);
  return privateData(platform, open.path, about.subject, { open });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const about = findOrThrow(params);
  return answerLeadForm(platform, request, () => submitRequest(platform, request, about));
}

export const headers: Route.HeadersFunction = () => UNLISTED;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const head = loaderData?.head;
  return unlistedMeta(head?.origin, head?.path ?? "", head && { ...head, cardOf: "/contact" });
};

export default function AskingPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage open={loaderData.open} failed={actionData} />;
}

function findOrThrow(asked: Asked) {
  const about = findSubject(asked);
  if (!about) throw data(null, { status: 404 });
  return about;
}

/** Where the studio's own service takes over; undefined where none is set. */
function serviceUrl({ settings }: Platform, { kind, slug = "" }: Asked, person: Prefill | null) {
  if (kind === undefined) return settings.PAYMENT_URLS[slug];
  return buildBookingUrl(settings, kind as BookingKind, person ?? {}) ?? undefined;
}
