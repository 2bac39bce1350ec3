import * as words from "#content/words/assessment";
import { bookingProblems } from "~/features/assessment/booking/booking-messages";
import type { BookingFailure } from "~/features/assessment/booking/submit-booking.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { errorOf, fieldErrors, typedValues } from "~/ui/field-errors";
import { HoneypotField } from "~/ui/honeypot-field";
import { Notice } from "~/ui/notice";
import { OfflineMessage } from "~/ui/offline-message";
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
  const errors = fieldErrors(failed?.reply);
  const values = typedValues(failed?.reply);
  const message = failed && bookingProblems[failed.problem];
  const field = (name: string) => ({
    name,
    defaultValue: values?.[name],
    error: errorOf(name, errors),
    dir: "auto",
  });
  return (
    <form
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
        {message && errors.length > 0 && (
          <ErrorSummary {...message} errors={errors} answer={failed} />
        )}
        {message && errors.length === 0 && (
          <Notice tone="failure" answer={failed} title={message.title}>
            {message.text}
          </Notice>
        )}
      </div>
      <input type="hidden" name="token" value={failed?.token ?? token} />
      <div className="grid gap-5">
        <TextField label={words.fullName} autoComplete="name" {...field("fullName")} />
        <TextField label={words.email} type="email" autoComplete="email" {...field("email")} />
        <TextField
          label={words.company}
          optional
          autoComplete="organization"
          {...field("company")}
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
            className="inline-flex min-h-11 items-center text-rain underline underline-offset-4 font-semibold"
          />
        </p>
      )}
    </form>
  );
}
