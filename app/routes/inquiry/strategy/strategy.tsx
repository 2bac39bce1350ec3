import { data } from "react-router";
import analysesAsset from "#content/inquiry/analyses?deferred";
import strategyAsset from "#content/inquiry/strategy?deferred";
import type { Analyses, Strategy } from "#content/schema/inquiry";
import { readContent } from "~/deferred-content.server";
import { platformContext } from "~/env.server";
import { nextStep, previousStep, stepHref, stepLink } from "~/features/inquiry/answers/flow";
import { isQualified } from "~/features/inquiry/strategy/scoring";
import { assessStrategy } from "~/features/inquiry/strategy/strategy";
import { loadScreen } from "~/ui/connection";
import { openStep } from "../open-step.server";
import type { Route } from "./+types/strategy";
import { StrategyScreen } from "./strategy-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { step, answers, base } = openStep(request, "strategy");
  if (!isQualified(answers)) throw data(null, { status: 404 });
  const platform = context.get(platformContext);
  const { strategy: rules } = await readContent<{ strategy: Strategy }>(platform, strategyAsset);
  const { analyses } = await readContent<{ analyses: Analyses }>(platform, analysesAsset);
  const previous = previousStep(step, answers) ?? "start-timeline";
  return {
    result: assessStrategy({ rules, analyses }, answers),
    nextHref: stepHref(base, nextStep(step, answers), answers),
    backHref: stepHref(base, previous, answers),
    link: stepLink(platform.origin, base, step, answers),
  };
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export default function StrategyPage({ loaderData }: Route.ComponentProps) {
  return <StrategyScreen {...loaderData} />;
}
