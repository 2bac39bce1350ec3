import { redirect } from "react-router";
import { inquiry } from "#content/inquiry/copy";
import { platformContext } from "~/env.server";
import { stepHref } from "~/features/inquiry/answers/flow";
import { bookingLabel } from "~/features/inquiry/answers/labels";
import { readReceipt } from "~/features/inquiry/details/receipt.server";
import { firstStep, wizardPlace } from "~/features/inquiry/wizard-place";
import { openStep } from "../open-step.server";
import type { Route } from "./+types/thank-you";
import { ThankYouScreen } from "./thank-you-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { answers, base } = openStep(request, "thank-you");
  const receipt = await readReceipt(context.get(platformContext), request, answers.id);
  if (!receipt) throw redirect(stepHref(base, "review", answers), { status: 303 });
  return {
    ...receipt,
    whatHappensNext: inquiry.whatHappensNext,
    bookingLabel: bookingLabel(answers.serviceType),
    bookHref: `/book/${answers.serviceType}?id=${receipt.id}`,
    startHref: firstStep({ base }),
    parent: wizardPlace(base).parent,
  };
}

export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  return <ThankYouScreen {...loaderData} />;
}
