import { data, redirect } from "react-router";
import { platformContext } from "~/env.server";
import { nextStep, previousStep, stepHref } from "~/features/inquiry/answers/flow";
import { DETAIL_NAMES, detailsSchema } from "~/features/inquiry/details/details.server";
import {
  findVisitorDetails,
  saveVisitorDetails,
} from "~/features/inquiry/details/visitor-details.server";
import { mintFormToken } from "~/http/forms/form-token.server";
import { takeForm } from "~/http/forms/posted-form.server";
import { openStep } from "../open-step.server";
import { reachServer } from "../reach-server";
import type { Route } from "./+types/details";
import { type DetailsFailure, DetailsScreen } from "./details-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { step, answers, base } = openStep(request, "details");
  const visitor = await findVisitorDetails(platform, request, answers.id);
  const previous = previousStep(step, answers) ?? "service";
  return {
    token: visitor?.token ?? (await mintFormToken(platform.settings.SESSION_SECRET)),
    typed: visitor?.details ?? {},
    // The review sends visitors back here when their details cannot be read.
    missed: answers.id !== undefined && visitor === null,
    action: stepHref(base, step, answers),
    backHref: stepHref(base, previous, answers),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { step, answers, base } = openStep(request, "details");
  const form = await takeForm(platform, request, {
    schema: detailsSchema,
    names: DETAIL_NAMES,
    limit: "STEPS",
  });
  if (!form.ok) return data<DetailsFailure>(form.failed, { status: form.status });
  const { submission: id, values: details, held, tooFast, typed } = form;
  const visitor = { token: typed.token, details, held, tooFast };
  const cookie = await saveVisitorDetails(platform, request, id, visitor);
  if (!cookie) return data<DetailsFailure>({ ...typed, problem: "unsaved" }, { status: 503 });
  const review = stepHref(base, nextStep(step, answers), { ...answers, id });
  return redirect(review, { status: 303, headers: { "Set-Cookie": cookie } });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return reachServer(serverAction);
}

export default function DetailsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <DetailsScreen {...loaderData} failed={actionData} />;
}
