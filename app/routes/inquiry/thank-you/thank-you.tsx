import { redirect } from "react-router";
import { inquiry } from "#content/inquiry/copy";
import { scheduledKinds } from "~/booking/booking-url.server";
import { platformContext } from "~/env.server";
import { stepHref } from "~/features/inquiry/answers/flow";
import { bookingLabel } from "~/features/inquiry/answers/labels";
import { firstStep, wizardPlace } from "~/features/inquiry/wizard-place";
import { readSentProof } from "~/outbox/sent-proof.server";
import { openWithdrawal } from "~/site/withdrawal.server";
import { loadScreen } from "~/ui/connection";
import { openStep } from "../open-step.server";
import type { Route } from "./+types/thank-you";
import { ThankYouScreen } from "./thank-you-screen";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { answers, base } = openStep(request, "thank-you");
  const platform = context.get(platformContext);
  const sent = await readSentProof(platform, "wizard", request);
  if (!sent || sent.submission !== answers.id) {
    throw redirect(stepHref(base, "review", answers), { status: 303 });
  }
  const call = answers.serviceType ?? "strategy";
  const scheduled: string[] = scheduledKinds(platform.settings);
  return {
    id: sent.submission,
    reference: sent.reference,
    withdrawal: await openWithdrawal(platform, sent, stepHref(base, "thank-you", answers)),
    whatHappensNext: inquiry.whatHappensNext,
    bookingLabel: bookingLabel(call),
    call,
    bookingNote: inquiry.bookingNote[scheduled.includes(call) ? "scheduled" : "asked"],
    startHref: firstStep({ base }),
    parent: wizardPlace(base).parent,
  };
}

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadScreen(serverLoader, request.signal);
}

export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  return <ThankYouScreen {...loaderData} />;
}
