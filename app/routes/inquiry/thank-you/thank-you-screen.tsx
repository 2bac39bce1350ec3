import { useEffect } from "react";
import { Form } from "react-router";
import { site } from "#content/site";
import * as words from "#content/words/inquiry";
import { Withdrawal, type WithdrawalProps } from "~/site/withdrawal";
import { Button, buttonLook } from "~/ui/button";
import { textLink } from "~/ui/text-link";
import { forgetTypedText } from "~/ui/typed-text";
import { BookingLink } from "../booking-link";
import { CloseButton } from "../close-button";
import { TYPED_HERE } from "../details-screen";
import { ScreenHeading } from "../screen-heading";
import { Confetti } from "./confetti";

export function ThankYouScreen({
  id,
  reference,
  withdrawal,
  whatHappensNext,
  startHref,
  parent,
  ...booking
}: Booking & {
  id: string;
  reference: string;
  withdrawal: WithdrawalProps;
  whatHappensNext: { title: string; body: string }[];
  startHref: string;
  parent: string;
}) {
  useEffect(() => forgetTypedText(TYPED_HERE), []);
  return (
    <div className="relative px-5 py-7 sm:px-8 sm:py-9">
      {withdrawal.form && <Confetti />}
      <ScreenHeading lede={words.weHaveYourInquiry}>{words.thankYouThatIs}</ScreenHeading>
      <p className="mt-3 text-mist-muted">
        {words.yourReferenceIs}{" "}
        <span className="font-semibold text-mist tabular-nums">{reference}</span>.
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_20rem]">
        <section aria-labelledby="next-title">
          <h4 id="next-title" className="font-display text-card">
            {words.whatHappensNext}
          </h4>
          <ol className="numbered mt-3 *:border-t *:border-ink-rule *:py-3.5">
            {whatHappensNext.map(({ title, body }) => (
              <li key={title}>
                <div>
                  <h5 className="font-semibold">{title}</h5>
                  <p className="text-mist-soft">{body}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <ContactCards id={id} {...booking} />
      </div>
      <div className="mt-8 max-w-measure">
        <Withdrawal {...withdrawal} />
      </div>
      <div className="mt-9 flex flex-wrap items-center gap-4 border-t border-ink-rule pt-6">
        <Form method="post" action="/inquiry/closed" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="next" value={startHref} />
          <Button kind="secondary">{words.startNewInquiry}</Button>
        </Form>{" "}
        <CloseButton parent={parent} id={id} className={buttonLook({ kind: "quiet" })} />
      </div>
    </div>
  );
}

type Booking = { call: string; bookingLabel: string; bookingNote: string };

function ContactCards({ id, call, bookingLabel, bookingNote }: Booking & { id: string }) {
  const card = "border border-ink-rule bg-ink p-5";
  return (
    <ul className="grid content-start gap-4">
      <li className={card}>
        <h4 className="font-semibold">{words.step12BookYour}</h4>
        <p className="mt-1 mb-4 text-small text-mist-soft">{bookingNote}</p>
        <BookingLink call={call} submission={id} label={bookingLabel} />
      </li>
      <li className={card}>
        <h4 className="font-semibold">{words.writeToUs}</h4>
        <a href={`mailto:${site.email}`} className={textLink}>
          {site.email}
        </a>
      </li>
      <li className={card}>
        <h4 className="font-semibold">{words.callTheStudio}</h4>
        <a href={`tel:${site.phone.tel}`} className={textLink}>
          {site.phone.display}
        </a>
      </li>
    </ul>
  );
}
