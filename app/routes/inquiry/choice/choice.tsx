import { data } from "react-router";
import analysesAsset from "#content/inquiry/analyses?deferred";
import type { Analyses } from "#content/schema/inquiry";
import { readContent } from "~/deferred-content.server";
import { platformContext } from "~/env.server";
import { describeChoice } from "~/features/inquiry/answers/choice";
import { stepLink } from "~/features/inquiry/answers/flow";
import { isChoiceStep } from "~/features/inquiry/answers/steps";
import { newId } from "~/http/forms/form-token.server";
import { loadScreen } from "~/ui/connection";
import { openStep } from "../open-step.server";
import type { Route } from "./+types/choice";
import { ChoiceScreen } from "./choice-screen";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isChoiceStep(params.step)) throw data(null, { status: 404 });
  const { answers, base } = openStep(request, params.step);
  const platform = context.get(platformContext);
  const { analyses } = await readContent<{ analyses: Analyses }>(platform, analysesAsset);
  // The details form comes next: its submission begins here, which saves a redirect on the way.
  const id = answers.id ?? (params.step === "category" ? newId() : undefined);
  return {
    ...describeChoice(params.step, { ...answers, id }, base, analyses),
    link: stepLink(platform.origin, base, params.step, answers),
  };
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export default function ChoicePage({ loaderData }: Route.ComponentProps) {
  return <ChoiceScreen key={loaderData.step} choice={loaderData} link={loaderData.link} />;
}
