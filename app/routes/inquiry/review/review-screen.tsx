import { Form, Link, useNavigation } from "react-router";
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
  bookHref,
  failed,
}: {
  inquiry: ShownInquiry | null;
  action: string;
  editHref: string;
  bookHref: string;
  failed: ReviewFailure | undefined;
}) {
  const sending = useNavigation().formMethod === "POST";
  const shown = failed?.inquiry ?? inquiry;
  if (!shown) return null;
  const { sealed, summary } = shown;
  return (
    <div className="modal-body">
      <ScreenHeading
        lede="Check it once. We reply within 24 hours of receiving it."
        failed={failed !== undefined}
      >
        Review your inquiry
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
      <div className="modal-foot">
        <BookingLink href={bookHref} label={summary.bookingLabel} disabled={sending} />{" "}
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="sealed" value={sealed} />
          <Button kind="secondary" disabled={sending}>
            {sending ? "Sending..." : "Send Inquiry"}
          </Button>
        </Form>{" "}
        {sending ? (
          <Button type="button" kind="quiet" disabled>
            ← Back to Edit Details
          </Button>
        ) : (
          <Link to={editHref} preventScrollReset className={buttonLook({ kind: "quiet" })}>
            ← Back to Edit Details
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
      <dl className="ruled-2.5 mt-3">
        {rows.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
            <dt className="text-small text-mist-muted">{name}</dt>
            <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
