import { Form, Link, useNavigation } from "react-router";
import * as words from "#content/words/inquiry";
import type { ShownInquiry } from "~/features/inquiry/details/open-inquiry.server";
import type { InquirySummary } from "~/features/inquiry/details/summary";
import { Button, buttonLook } from "~/ui/button";
import { BookingLink } from "../booking-link";
import { ScreenHeading } from "../screen-heading";
import { type ReviewFailure, SendFailure } from "./send-failure";

/** Screen 10: check the answers, then send them or book a call. */
export function ReviewScreen({
  inquiry,
  action,
  editHref,
  booking,
  failed,
}: {
  inquiry: ShownInquiry | null;
  action: string;
  editHref: string;
  booking: { call: string; submission: string };
  failed: ReviewFailure | undefined;
}) {
  const sending = useNavigation().formMethod === "POST";
  if (!inquiry) return null;
  const { sealed, summary } = inquiry;
  return (
    <div className="px-5 py-7 sm:px-8 sm:py-9">
      <ScreenHeading lede={words.checkItOnceWe} failed={failed !== undefined}>
        {words.reviewYourInquiry}
      </ScreenHeading>
      {failed && !sending && (
        <div className="mt-6">
          <SendFailure failure={failed} />
        </div>
      )}
      <div className="mt-7 grid gap-8 md:grid-cols-2">
        {summary.sections.map((section) => (
          <SummarySection key={section.title} {...section} />
        ))}
      </div>
      <p className="mt-7 text-small text-mist-muted">
        {words.alsoGivesTheStudio(summary.bookingLabel)}
      </p>
      <div className="mt-9 flex flex-wrap items-center gap-4 border-t border-ink-rule pt-6">
        <BookingLink {...booking} label={summary.bookingLabel} disabled={sending} />{" "}
        <Form id="review" method="post" action={action} preventScrollReset className="contents">
          <input type="hidden" name="sealed" value={sealed} />
          <Button kind="secondary" disabled={sending}>
            {sending ? words.sending : words.sendInquiry}
          </Button>
        </Form>{" "}
        {sending ? (
          <Button type="button" kind="quiet" disabled>
            {words.backToEditDetails}
          </Button>
        ) : (
          <Link to={editHref} preventScrollReset className={buttonLook({ kind: "quiet" })}>
            {words.backToEditDetails}
          </Link>
        )}
      </div>
    </div>
  );
}

function SummarySection({ title, rows }: InquirySummary["sections"][number]) {
  return (
    <section className="last:md:col-span-2">
      <h4 className="font-display text-card">{title}</h4>
      <dl className="mt-3 *:border-t *:border-ink-rule *:py-2.5">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
            <dt className="text-small text-mist-muted">{name}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
