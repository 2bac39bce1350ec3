import { data, redirect } from "react-router";
import { platformContext } from "~/env.server";
import { nextStep, previousStep, stepHref } from "~/features/inquiry/answers/flow";
import { inquiryVisitContext } from "~/features/inquiry/details/inquiry-session.server";
import { openDetails } from "~/features/inquiry/details/open-details.server";
import { submitDetails } from "~/features/inquiry/details/submit-details.server";
import { newId } from "~/http/form-token.server";
import { loadScreen, postScreen } from "~/ui/connection";
import { DetailsScreen } from "../details-screen";
import { LOST, openStep } from "../open-step.server";
import type { Route } from "./+types/details";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const visit = context.get(inquiryVisitContext);
  const { step, answers, base } = openStep(request, "details");
  const id = answers.id ?? newId();
  // The history entry knows the submission, so that Back from the review finds what was typed.
  if (!answers.id && !visit.isAnswer) {
    throw redirect(stepHref(base, step, { ...answers, id }), { status: 303 });
  }
  const form = await openDetails(platform, visit, id);
  const isLost = new URL(request.url).searchParams.has(LOST) && !form.typed.email;
  return {
    form: { ...form, missed: form.missed || isLost },
    action: stepHref(base, step, answers),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { step, answers, base } = openStep(request, "details");
  const visit = context.get(inquiryVisitContext);
  const taken = await submitDetails(platform, request, visit, answers);
  if (!taken.ok) return data(taken.failed, { status: taken.status });
  const { submission, isBack } = taken;
  const way = isBack ? (previousStep(step, answers) ?? "service") : nextStep(step, answers);
  return redirect(stepHref(base, way, { ...answers, id: submission }), { status: 303 });
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return postScreen(serverAction);
}

export default function DetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailsScreen {...loaderData} failed={actionData} />;
}
