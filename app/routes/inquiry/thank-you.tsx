import { type ReactNode, useEffect } from "react";
import { redirect } from "react-router";
import { thankYou as texts } from "#content/inquiry/screens.yaml";
import { bookingNote, whatHappensNext } from "#content/inquiry/services.yaml";
import { email, phone } from "#content/site.yaml";
import { withdrawal as withdrawalTexts } from "#content/withdrawal.yaml";
import { scheduledKinds } from "~/booking/booking-url.server";
import { fill } from "~/content/format";
import { celebrate } from "~/enhance/celebrate";
import { stepHref } from "~/features/inquiry/answers";
import { downloadNote } from "~/features/inquiry/download-note.server";
import { bookingLabel } from "~/features/inquiry/options.server";
import { readOwnStep } from "~/features/inquiry/own-submission.server";
import { inquirySessionContext } from "~/features/inquiry/session.server";
import { stepPosition } from "~/features/inquiry/steps";
import { findSentInquiry } from "~/features/inquiry/submit.server";
import { platformContext } from "~/platform.server";
import { BookLink } from "~/site/book-link";
import { WithdrawForm } from "~/site/withdraw-form";
import { openWithdrawForm } from "~/site/withdraw-form.server";
import { SentReference } from "~/ui/alert";
import { TextLink } from "~/ui/button";
import { clientLoader } from "~/ui/connection";
import { deleteDraftValues } from "~/ui/draft-values";
import type { Route } from "./+types/thank-you";
import { DRAFT_NAME } from "./leave";
import { Screen, SentLinks } from "./screen";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = context.get(inquirySessionContext);
  const { answers, base } = await readOwnStep(platform, request, session, url, "thank-you");
  const sent = await findSentInquiry(platform, request, { answers, base }, false);
  if (!sent?.proven) throw redirect(stepHref(base, "review", answers), { status: 303 });
  const { proven, ...links } = sent;
  const proof = { submission: sent.id, reference: proven.reference };
  const call = answers.serviceType ?? "strategy";
  const scheduled: string[] = scheduledKinds(platform.settings);
  return {
    ...links,
    ...proven,
    withdrawal: await openWithdrawForm(platform, proof, stepHref(base, "thank-you", answers)),
    whatHappensNext,
    bookingLabel: bookingLabel(call),
    call,
    lastStep: stepPosition("thank-you", answers).count,
    bookingNote:
      downloadNote(platform.settings, answers.serviceType) ??
      bookingNote[scheduled.includes(call) ? "scheduled" : "asked"],
  };
}

export { clientLoader };

export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  const { withdrawal, whatHappensNext } = loaderData;
  const isWithdrawn = !withdrawal.form;
  useEffect(() => deleteDraftValues(DRAFT_NAME), []);
  return (
    <Screen
      heading={isWithdrawn ? withdrawalTexts.sent.title : texts.heading}
      lede={isWithdrawn ? withdrawalTexts.sent.text : texts.lede}
      className="light-leak relative isolate"
    >
      {!isWithdrawn && <Confetti />}
      <div className="mt-3 text-mist-soft">
        <SentReference {...loaderData} />
      </div>
      <div className="mt-8 grid gap-10 lg:grid-cols-2">
        {!isWithdrawn && (
          <section aria-labelledby="next-title">
            <h4 id="next-title" className="font-display text-card font-normal">
              {texts.nextHeading}
            </h4>
            <ol className="numbered mt-3 ruled-3">
              {whatHappensNext.map(({ title, body }) => (
                <li key={title}>
                  <div>
                    <h5>{title}</h5>
                    <p className="text-mist-soft">{body}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
        )}
        <ContactCards {...loaderData} />
      </div>
      <div className="mt-8 max-w-measure">
        <WithdrawForm {...withdrawal} />
      </div>
      <SentLinks {...loaderData} />
    </Screen>
  );
}

type ThankYou = Route.ComponentProps["loaderData"];

function ContactCards({ id, call, lastStep, bookingLabel, bookingNote, withdrawal }: ThankYou) {
  return (
    <ul className="grid content-start gap-4">
      {withdrawal.form && (
        <ContactCard heading={fill(texts.bookHeading, { step: lastStep })}>
          <p className="mt-1 mb-4 text-small text-mist-soft">{bookingNote}</p>
          <BookLink call={call} submission={id} label={bookingLabel} />
        </ContactCard>
      )}
      <ContactCard heading={texts.emailHeading}>
        <TextLink href={`mailto:${email}`} label={email} />
      </ContactCard>
      <ContactCard heading={texts.phoneHeading}>
        <TextLink href={`tel:${phone.tel}`} label={phone.display} />
      </ContactCard>
    </ul>
  );
}

function ContactCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <li className="border border-ink-rule bg-ink p-6">
      <h4>{heading}</h4>
      {children}
    </li>
  );
}

/** In the dialog, which hides what is not in it. */
function Confetti() {
  return <div ref={burst} className="pointer-events-none fixed inset-0 -z-10" />;
}

function burst(place: HTMLElement | null): void {
  if (import.meta.env.SSR) return;
  celebrate(place).catch((error) => console.warn("Confetti did not load", error));
}
