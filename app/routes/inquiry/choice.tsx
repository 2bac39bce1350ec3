import { data } from "react-router";
import { describeChoice } from "~/features/inquiry/choice";
import { isChoiceStep } from "~/features/inquiry/steps";
import type { Route } from "./+types/choice";
import { ChoiceScreen } from "./choice-screen";
import { openStep } from "./open-step.server";

export function loader({ request, params }: Route.LoaderArgs) {
  if (!isChoiceStep(params.step)) throw data(null, { status: 404 });
  const { answers, base } = openStep(request, params.step);
  return describeChoice(params.step, answers, base);
}

export default function ChoicePage({ loaderData }: Route.ComponentProps) {
  return <ChoiceScreen key={loaderData.step} choice={loaderData} />;
}
