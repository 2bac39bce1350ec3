import { data, redirect } from "react-router";
import { platformContext } from "~/env.server";
import { nextStep, stepHref } from "~/features/inquiry/answers/flow";
import { inquiryVisitContext } from "~/features/inquiry/details/inquiry-session.server";
import { openInquiry } from "~/features/inquiry/details/open-inquiry.server";
import { submitInquiry } from "~/features/inquiry/details/submit-inquiry.server";
import { loadScreen, postScreen } from "~/ui/connection";
import { DetailsScreen } from "../details-screen";
import { LOST, openStep } from "../open-step.server";
import type { Route } from "./+types/review";
import { ReviewScreen } from "./review-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { answers, base } = openStep(request, "review");
  const visit = context.get(inquiryVisitContext);
  const form = stepHref(base, "details", answers);
  const inquiry = await openInquiry(context.get(platformContext), visit, answers);
  if (!inquiry && !visit.isAnswer) throw redirect(answers.id ? `${form}&${LOST}` : form);
  return {
    inquiry,
    action: stepHref(base, "review", answers),
    editHref: form,
    bookHref: `/book/${answers.serviceType}?id=${answers.id}`,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { answers, base, step } = openStep(request, "review");
  const visit = context.get(inquiryVisitContext);
  const result = await submitInquiry(
    context.get(platformContext),
    request,
    visit,
    answers.id ?? "",
  );
  if (!result.ok) return data(result.failed, { status: result.status });
  const headers = result.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  const thanks = stepHref(base, nextStep(step, answers), { ...result.answers, id: answers.id });
  return redirect(thanks, { status: 303, headers });
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return postScreen(serverAction);
}

export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { inquiry, editHref, ...ways } = loaderData;
  if (actionData && "form" in actionData) {
    const { form, problem } = actionData;
    return <DetailsScreen form={form} action={editHref} failed={{ problem }} />;
  }
  return <ReviewScreen {...ways} inquiry={inquiry} editHref={editHref} failed={actionData} />;
}
