import { getFormProps, useForm } from "@conform-to/react";
import {
  bookingMessages as messages,
  bookingProblems as problems,
  booking as texts,
} from "#content/assessment/booking";
import type {
  BookedState,
  BookingDialogData,
  BookingFailure,
  BookingPerson,
} from "~/features/assessment/booking.server";
import { Alert, SentNotice, SentReference } from "~/ui/alert";
import { Button, ButtonLink, textLinkClass } from "~/ui/button";
import { OfflineMessage } from "~/ui/connection";
import { ErrorSummary } from "~/ui/error-summary";
import { HoneypotField, TextField } from "~/ui/field";
import { ContactText, TextList } from "~/ui/text";

/** Open in the server's HTML, modal once book-in-place.ts runs. */
export function BookingDialog({
  booking,
  booked,
  sent,
  failed,
}: {
  booking: BookingDialogData;
  booked: BookedState | null;
  sent: { reference: string; receipt: string } | null;
  failed: BookingFailure | undefined;
}) {
  const { callOffer, topics, closeHref } = booking;
  return (
    <>
      <dialog open data-booking aria-labelledby="booking-title" className="modal print:hidden">
        <div className="flex items-center justify-between gap-4 border-b border-ink-rule px-5 py-4 sm:px-8">
          <h2
            id="booking-title"
            tabIndex={-1}
            // biome-ignore lint/a11y/noAutofocus: focus belongs into a dialog, before its first link
            autoFocus={!failed}
            className="font-display text-title outline-none"
          >
            {callOffer.action}
          </h2>{" "}
          <a
            href={closeHref}
            data-close
            className="inline-flex min-h-11 min-w-11 items-center justify-center text-small font-semibold text-mist-soft underline-offset-4 hover:text-mist hover:underline"
          >
            {texts.closeLink}
          </a>
        </div>
        {booked ? (
          <BookedMessage booked={booked} sent={sent} closeHref={closeHref} />
        ) : (
          <div className="grid content-start gap-8 px-5 py-6 sm:p-8 md:grid-cols-[1fr_20rem]">
            <div>
              {sent && !failed && (
                <div className="mb-6">
                  <SentNotice {...sent} />
                </div>
              )}
              <BookingForm booking={booking} failed={failed} />
            </div>
            <CallTopics callOffer={callOffer} topics={topics} />
          </div>
        )}
      </dialog>
      {/* Separates dialog and page in text browsers. */}
      <hr hidden />
    </>
  );
}

/** Shown where no scheduler is configured: the studio writes back. */
export function BookedMessage({
  booked,
  sent,
  closeHref,
}: {
  booked: BookedState;
  sent: { reference: string; receipt: string } | null;
  closeHref: string;
}) {
  const { title, text } = messages[booked];
  return (
    <div className="px-5 py-6 sm:p-8" data-delete-drafts="booking:">
      <Alert title={title}>
        <p>{text}</p>
        <p className="mt-1">
          <ContactText text={texts.weWriteToYou} />
        </p>
        {sent && <SentReference {...sent} />}
      </Alert>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={closeHref}>{texts.backButton}</ButtonLink>{" "}
        <ButtonLink href="/contact" kind="secondary">
          {texts.contactButton}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Posts into a new tab, for the scheduler or a refused form; with scripts: book-in-place.ts. */
function BookingForm({
  booking: { call, code, callOffer, action, token, hasScheduler },
  failed,
}: {
  booking: BookingDialogData;
  failed: BookingFailure | undefined;
}) {
  const opensTab = hasScheduler && !failed;
  const message = failed && problems[failed.problem];
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
      data-draft={`booking:${code}`}
      data-answer={failed && ""}
      data-incomplete={JSON.stringify(problems.incomplete)}
      data-failed={JSON.stringify(problems.failed)}
      className="relative"
    >
      <div className="not-empty:mb-6">
        {message && !form.valid && (
          <ErrorSummary {...message} errors={form.allErrors} focusOn={failed} />
        )}
        {message && form.valid && (
          <Alert tone="failure" focusOn={failed} title={message.title}>
            {message.text}
          </Alert>
        )}
      </div>
      <input type="hidden" name="token" value={failed?.token ?? token} />
      <div className="grid gap-5">
        <TextField field={fields.fullName} label={texts.fullNameLabel} autoComplete="name" />
        <TextField
          field={fields.email}
          label={texts.emailLabel}
          type="email"
          autoComplete="email"
        />
        <TextField
          field={fields.company}
          label={texts.companyLabel}
          optional
          autoComplete="organization"
        />
      </div>
      <HoneypotField />
      <OfflineMessage />
      <p
        id="missing"
        role="status"
        data-missing={texts.stillMissing}
        className="mt-5 text-small text-mist-muted"
      />
      <Button className="mt-2" wide data-processing={texts.sending} aria-describedby="missing">
        {callOffer.action}
      </Button>{" "}
      {opensTab && (
        <p className="mt-3 text-small text-mist-muted">
          {texts.opensScheduler(call)}{" "}
          {/* biome-ignore lint/a11y/useAnchorContent: the script that shows it sets its text */}
          <a
            hidden
            data-blocked
            href={`/book/${call}`}
            target="_blank"
            rel="noopener"
            aria-label={texts.tabBlocked(call)}
            className={`${textLinkClass} font-semibold`}
          />
        </p>
      )}
    </form>
  );
}

function CallTopics({ callOffer, topics }: Pick<BookingDialogData, "callOffer" | "topics">) {
  return (
    <section aria-labelledby="topics-title" className="border-ink-rule md:border-l md:pl-8">
      <p className="font-semibold text-mist-muted">{callOffer.label}</p>
      <h3 id="topics-title" className="mt-1 font-display text-card">
        {callOffer.call}, <span className="tabular-nums">{callOffer.length}</span>
      </h3>
      {topics.length > 0 ? (
        <>
          <p className="mt-3 text-small text-mist-soft">{texts.topicsIntro}</p>
          <TextList
            as="ol"
            items={topics}
            className="numbered mt-3 text-mist-soft *:border-t *:border-ink-rule *:py-3"
          />
        </>
      ) : (
        <p className="mt-3 text-mist-soft">{texts.noTopics}</p>
      )}
    </section>
  );
}
