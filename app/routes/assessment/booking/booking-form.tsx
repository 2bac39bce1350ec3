import { getFormProps, useForm } from "@conform-to/react";
import * as words from "#content/words/assessment";
import type { BookingPerson } from "~/features/assessment/booking/booking-form.server";
import { bookingProblems } from "~/features/assessment/booking/booking-messages";
import type { BookingFailure } from "~/features/assessment/booking/submit-booking.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { HoneypotField } from "~/ui/honeypot-field";
import { Notice } from "~/ui/notice";
import { OfflineMessage } from "~/ui/offline-message";
import { textLink } from "~/ui/text-link";
import type { OpenBookingDialog } from "./open-booking-dialog.server";

const { incomplete, failed: broken } = bookingProblems;

/** Posts into a new tab, where the scheduler follows and a refused post stays; scripts: book-in-place.ts. */
export function BookingForm({
  booking,
  failed,
}: {
  booking: OpenBookingDialog;
  failed: BookingFailure | undefined;
}) {
  const { call, code, routing, action, token } = booking;
  const opensTab = booking.hasScheduler && !failed;
  const message = failed && bookingProblems[failed.problem];
  const [form, fields] = useForm<BookingPerson>({
    id: "booking",
    lastResult: failed?.reply,
    defaultNoValidate: false,
  });
  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={action}
      target={opensTab ? "_blank" : undefined}
      data-keep-typed={`booking:${code}`}
      data-answer={failed && ""}
      data-opens-tab={opensTab || undefined}
      data-incomplete={JSON.stringify(incomplete)}
      data-failed={JSON.stringify(broken)}
      className="relative"
    >
      <div className="not-empty:mb-6">
        {message && !form.valid && (
          <ErrorSummary {...message} errors={form.allErrors} answer={failed} />
        )}
        {message && form.valid && (
          <Notice tone="failure" answer={failed} title={message.title}>
            {message.text}
          </Notice>
        )}
      </div>
      <input type="hidden" name="token" value={failed?.token ?? token} />
      <div className="grid gap-5">
        <TextField field={fields.fullName} label={words.fullName} autoComplete="name" />
        <TextField field={fields.email} label={words.email} type="email" autoComplete="email" />
        <TextField
          field={fields.company}
          label={words.company}
          optional
          autoComplete="organization"
        />
      </div>
      <HoneypotField />
      <OfflineMessage />
      <p
        id="missing"
        role="status"
        data-missing={words.stillMissing}
        className="mt-5 text-small text-mist-muted"
      />
      <Button className="mt-2" wide data-processing="Processing..." aria-describedby="missing">
        {routing.action}
      </Button>{" "}
      {opensTab && (
        <p className="mt-3 text-small text-mist-muted">
          {words.opensTheSchedulerIn(call)}{" "}
          {/* biome-ignore lint/a11y/useAnchorContent: the script that shows it gives it its words */}
          <a
            hidden
            data-blocked
            href={`/book/${call}`}
            target="_blank"
            rel="noopener"
            aria-label={words.yourBrowserKeptThe(call)}
            className={`${textLink} font-semibold`}
          />
        </p>
      )}
    </form>
  );
}
