import { data } from "react-router";
import { analyses } from "#content/inquiry/analyses";
import { platformContext } from "~/env.server";
import { describeChoice } from "~/features/inquiry/answers/choice";
import { stepLink } from "~/features/inquiry/answers/flow";
import { isChoiceStep } from "~/features/inquiry/answers/steps";
import { newId } from "~/http/form-token.server";
import { loadScreen } from "~/ui/connection";
import { openStep } from "../open-step.server";
import type { Route } from "./+types/choice";
import { ChoiceScreen } from "./choice-screen";

export function loader({ request, params, context }: Route.LoaderArgs) {
  if (!isChoiceStep(params.step)) throw data(null, { status: 404 });
  const { answers, base } = openStep(request, params.step);
  // The details form comes next: its submission begins here, which saves a redirect on the way.
  const id = answers.id ?? (params.step === "category" ? newId() : undefined);
  return {
    ...describeChoice(params.step, { ...answers, id }, base, analyses),
    link: stepLink(context.get(platformContext).origin, base, params.step, answers),
  };
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export default function ChoicePage({ loaderData }: Route.ComponentProps) {
  return <ChoiceScreen key={loaderData.step} choice={loaderData} link={loaderData.link} />;
}
