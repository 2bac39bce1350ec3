import { data, redirect } from "react-router";
import { request as texts } from "#content/request.yaml";
import { countFunnel } from "~/analytics/funnel/count.server";
import { BOOKING_KINDS, buildBookingUrl } from "~/booking/booking-url.server";
import { prefillScheduler } from "~/features/inquiry/scheduler-prefill.server";
import { FormSection } from "~/features/lead-form/form-section";
import { RequestForm } from "~/features/lead-form/lead-form";
import { findRequestTopic, openRequest, submitRequest } from "~/features/lead-form/request.server";
import { respondToSubmit } from "~/features/lead-form/submit.server";
import { UNLISTED } from "~/http/cache-control";
import { isPrefetch } from "~/http/prefetch";
import { platformContext } from "~/platform.server";
import { pageTitle, unlistedMeta } from "~/seo/page-meta";
import { TextHero } from "~/site/hero";
import { uncached } from "~/site/page-data.server";
import { unlistedHeaders } from "~/site/page-exports";
import type { Route } from "./+types/request";

/** Redirects to scheduler or payment, so that no link holds personal data; else shows a form. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const topic = findRequestTopic(params);
  // The browser drops the prefetched answer, and asks again when the visitor follows the link.
  if (isPrefetch(request)) throw data(null, { status: 503 });
  const call = BOOKING_KINDS.find((kind) => kind === params.kind);
  const person = call ? await prefillScheduler(platform, request) : null;
  const url = call
    ? buildBookingUrl(platform.settings, call, person ?? {})
    : platform.settings.PAYMENT_URLS[params.slug ?? ""];
  if (url) throw redirect(url, { status: 303, headers: UNLISTED });
  await countFunnel(platform, request, [{ flow: "request", step: "form", event: "seen" }]);
  const openedForm = await openRequest(platform, request, topic, person);
  return uncached(context, openedForm.path, topic.subject, { openedForm });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const topic = findRequestTopic(params);
  const result = await submitRequest(platform, request, topic);
  return respondToSubmit(platform, request, "request", result);
}

export { unlistedHeaders as headers };

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const head = loaderData?.head;
  return unlistedMeta(
    head?.origin,
    head?.path ?? "",
    head && { ...head, socialImagePath: "/contact" },
  );
};

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { openedForm } = loaderData;
  const { title, lede, metaTitle, about } = openedForm.subject;
  return (
    <>
      <title>{pageTitle(metaTitle, actionData !== undefined)}</title>
      <TextHero title={title} lede={lede}>
        <ul aria-label={texts.aboutLabel} className="ruled-3">
          {about.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </TextHero>
      <FormSection id="request" heading={texts.formHeading}>
        <RequestForm openedForm={openedForm} failed={actionData} />
      </FormSection>
    </>
  );
}
