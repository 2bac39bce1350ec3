import { data, redirect } from "react-router";
import { type Platform, platformContext } from "~/env.server";
import { answerLeadForm } from "~/features/lead-form/answer-lead-form.server";
import { openRequest } from "~/features/lead-form/open-request.server";
import { readRequestCopy } from "~/features/lead-form/request-copy.server";
import { submitRequest } from "~/features/lead-form/submit-request.server";
import { privateData } from "~/site/private-page.server";
import type { Route } from "./+types/buy";
import { requestHandle, requestHeaders, requestMeta } from "./request-head";
import { RequestPage } from "./request-page";

/** Asks the studio for a download. "Buy Now" itself leads to the payment page where there is one, and so does this. */
export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const download = await findDownload(platform, slug);
  const url = platform.settings.PAYMENT_URLS[slug];
  if (url) throw redirect(url, 303);
  const open = await openRequest(platform, request, download);
  return privateData(platform, `/buy/${slug}`, download.subject, { open });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const download = await findDownload(platform, params.slug);
  return answerLeadForm(platform, request, () => submitRequest(platform, request, download));
}

export const headers = requestHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => requestMeta(loaderData?.head);

export const handle = requestHandle;

export default function BuyPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage open={loaderData.open} failed={actionData} />;
}

async function findDownload(platform: Platform, slug: string) {
  const copy = await readRequestCopy(platform);
  const subject = Object.hasOwn(copy.buy, slug) && copy.buy[slug];
  if (!subject) throw data(null, { status: 404 });
  return { copy, subject, forCall: false };
}
