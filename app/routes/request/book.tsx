import { data, redirect } from "react-router";
import { buildBookingUrl, isBookingKind } from "~/booking/booking-url.server";
import { type Platform, platformContext } from "~/env.server";
import { openBooking } from "~/features/inquiry/details/open-booking.server";
import { answerLeadForm } from "~/features/lead-form/answer-lead-form.server";
import { openRequest } from "~/features/lead-form/open-request.server";
import { readRequestCopy } from "~/features/lead-form/request-copy.server";
import { submitRequest } from "~/features/lead-form/submit-request.server";
import { PRIVATE } from "~/http/headers/cache-policies";
import { privateData } from "~/site/private-page.server";
import type { Route } from "./+types/book";
import { requestHandle, requestHeaders, requestMeta } from "./request-head";
import { RequestPage } from "./request-page";

/** First-party hop to the scheduler, so that no personal data ever stands in a link; without one, a form. */
export async function loader({ request, params: { kind }, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const call = await findCall(platform, kind);
  const person = await openBooking(platform, request);
  const url = buildBookingUrl(platform.settings, call.kind, person ?? {});
  if (url) {
    const headers = { "Cache-Control": PRIVATE, "X-Robots-Tag": "noindex" };
    throw redirect(url, { status: 303, headers });
  }
  const open = await openRequest(platform, request, { ...call, person });
  return privateData(platform, `/book/${kind}`, call.subject, { open });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const call = await findCall(platform, params.kind);
  return answerLeadForm(platform, request, () => submitRequest(platform, request, call));
}

export const headers = requestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => requestMeta(loaderData?.head);

export const handle = requestHandle;

export default function BookPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage open={loaderData.open} failed={actionData} />;
}

async function findCall(platform: Platform, kind: string) {
  if (!isBookingKind(kind)) throw data(null, { status: 404 });
  const copy = await readRequestCopy(platform);
  return { kind, copy, subject: copy.book[kind], forCall: true };
}
