import { redirect } from "react-router";
import { countFunnel, refusedFields } from "~/analytics/funnel/count.server";
import { DETAILS_NOT_FOUND, readStep, stepHref } from "~/features/inquiry/answers";
import { loadDetails, submitDetails } from "~/features/inquiry/details.server";
import { readOwnStep } from "~/features/inquiry/own-submission.server";
import { inquiryFlow, inquirySessionContext } from "~/features/inquiry/session.server";
import { nextStep, previousStep } from "~/features/inquiry/steps";
import { findSentInquiry } from "~/features/inquiry/submit.server";
import { respondToRejected } from "~/http/parse-post.server";
import { platformContext } from "~/platform.server";
import { unlistedHeaders } from "~/site/page-exports";
import { clientAction, clientLoader } from "~/ui/connection";
import type { Route } from "./+types/details";
import { DetailsScreen } from "./details-form";
import { SentScreen } from "./screen";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = context.get(inquirySessionContext);
  const step = await readOwnStep(platform, request, session, url, "details");
  const form = await loadDetails(platform, session, step.ownId);
  const isEmpty = Object.keys(form.typed).length === 0;
  const sent =
    session.isPost || !step.ownId ? null : await findSentInquiry(platform, request, step, isEmpty);
  const detailsNotFound = url.searchParams.has(DETAILS_NOT_FOUND) && !form.typed.email;
  return {
    sent,
    form: { ...form, missed: form.missed || detailsNotFound },
    action: stepHref(step.base, step.step, step.answers),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { step, answers, base } = readStep(url, "details");
  const session = context.get(inquirySessionContext);
  const submitted = await submitDetails(platform, request, session, answers);
  if (!submitted.ok) {
    const place = { flow: inquiryFlow(url.searchParams), step };
    await countFunnel(platform, request, refusedFields(place, submitted.failed.reply));
    return respondToRejected(submitted.failed, submitted.status);
  }
  const { submission, isBack } = submitted;
  const next = isBack ? (previousStep(step, answers) ?? "service") : nextStep(step, answers);
  return redirect(stepHref(base, next, { ...answers, id: submission }), { status: 303 });
}

export { clientAction, clientLoader, unlistedHeaders as headers };

export default function DetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, ...details } = loaderData;
  return sent ? <SentScreen {...sent} /> : <DetailsScreen {...details} failed={actionData} />;
}
