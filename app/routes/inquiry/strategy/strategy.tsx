import { data } from "react-router";
import { analyses } from "#content/inquiry/analyses";
import { strategy as rules } from "#content/inquiry/strategy";
import { platformContext } from "~/env.server";
import { nextStep, previousStep, stepHref, stepLink } from "~/features/inquiry/answers/flow";
import { isQualified } from "~/features/inquiry/strategy/scoring";
import { assessStrategy } from "~/features/inquiry/strategy/strategy";
import { loadScreen } from "~/ui/connection";
import { openStep } from "../open-step.server";
import type { Route } from "./+types/strategy";
import { StrategyScreen } from "./strategy-screen";

export function loader({ request, context }: Route.LoaderArgs) {
  const { step, answers, base } = openStep(request, "strategy");
  if (!isQualified(answers)) throw data(null, { status: 404 });
  const previous = previousStep(step, answers) ?? "start-timeline";
  return {
    result: assessStrategy({ rules, analyses }, answers),
    nextHref: stepHref(base, nextStep(step, answers), answers),
    backHref: stepHref(base, previous, answers),
    link: stepLink(context.get(platformContext).origin, base, step, answers),
  };
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export default function StrategyPage({ loaderData }: Route.ComponentProps) {
  return <StrategyScreen {...loaderData} />;
}
