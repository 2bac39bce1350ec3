import { data } from "react-router";
import { nextStep, previousStep, stepHref } from "~/features/inquiry/flow";
import { isQualified } from "~/features/inquiry/scoring";
import { assessStrategy } from "~/features/inquiry/strategy";
import type { Route } from "./+types/strategy";
import { openStep } from "./open-step.server";
import { StrategyScreen } from "./strategy-screen";

export function loader({ request }: Route.LoaderArgs) {
  const { step, answers, base } = openStep(request, "strategy");
  if (!isQualified(answers)) throw data(null, { status: 404 });
  const previous = previousStep(step, answers) ?? "start-timeline";
  return {
    result: assessStrategy(answers),
    nextHref: stepHref(base, nextStep(step, answers), answers),
    backHref: stepHref(base, previous, answers),
  };
}

export default function StrategyPage({ loaderData }: Route.ComponentProps) {
  return <StrategyScreen {...loaderData} />;
}
