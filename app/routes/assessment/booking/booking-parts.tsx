import { getFormProps, useForm } from "@conform-to/react";
import { messages, problems, form as texts } from "#content/assessment/booking.yaml";
import bookingFields from "#content/forms/assessment.yaml";
import { fill } from "~/content/format";
import type { BookedState, BookingFailure } from "~/features/assessment/booking.server";
import { bookPath } from "~/features/assessment/paths";
import { callTopics } from "~/features/assessment/recommendations";
import type { Results } from "~/features/assessment/results.server";
import { defaultsOf } from "~/forms/field";
import { FormField } from "~/forms/form-fields";
import { Alert, SentReference } from "~/ui/alert";
import { Button, ButtonLink, textLinkClass } from "~/ui/button";
import { OfflineMessage } from "~/ui/connection";
import { ErrorSummary } from "~/ui/error-summary";
import { HoneypotField } from "~/ui/field";
import { ContactText, TextList } from "~/ui/text";

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
        <ButtonLink href={closeHref} label={texts.backButton} />{" "}
        <ButtonLink href="/contact" kind="secondary" label={texts.contactButton} />
      </p>
    </div>
  );
}

/** With a scheduler the first post opens a new tab, for it or the refused form; see book-in-place.ts. */
export function BookingForm({
  call,
  code,
  callOffer,
  token,
  hasScheduler,
  failed,
}: Pick<Results, "call" | "callOffer"> & {
  code: string;
  token: string;
  /** Without a scheduler the studio writes back, and no new tab is needed. */
  hasScheduler: boolean;
  failed: BookingFailure | undefined;
}) {
  const opensTab = hasScheduler && !failed;
  const message = failed && problems[failed.problem];
  const [form, fields] = useForm<Record<string, string>>({
    id: "booking",
    lastResult: failed?.reply,
    defaultValue: defaultsOf(bookingFields),
    defaultNoValidate: false,
  });
  return (
    <form
      {...getFormProps(form)}
      method="post"
      action={bookPath(code)}
      target={opensTab ? "_blank" : undefined}
      data-draft={`booking:${code}`}
      data-refused={failed && ""}
      data-incomplete={JSON.stringify(problems.incomplete)}
      data-failed={JSON.stringify(problems.failed)}
      className="relative"
    >
      <div className="not-empty:mb-6">
        {message && <ErrorSummary {...message} errors={form.allErrors} focusOn={failed} />}
      </div>
      <input type="hidden" name="token" value={failed?.token ?? token} />
      <div className="grid gap-5">
        {bookingFields.map((field) => (
          <FormField key={field.name} field={field} controls={fields} />
        ))}
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
          {fill(texts.opensScheduler, { call })}{" "}
          <button
            type="button"
            hidden
            data-blocked
            className={`${textLinkClass} text-start font-semibold`}
          >
            {fill(texts.tabBlocked, { call })}
          </button>
        </p>
      )}
    </form>
  );
}

const SHOWN_TOPICS = 3;

export function CallTopics({ callOffer, ...results }: Results) {
  const topics = callTopics(results, "title").slice(0, SHOWN_TOPICS);
  return (
    <section aria-labelledby="topics-title">
      <p className="font-semibold text-mist-muted">{callOffer.label}</p>
      <h3 id="topics-title" className="mt-1">
        {callOffer.call}, <span className="tabular">{callOffer.length}</span>
      </h3>
      {topics.length > 0 ? (
        <>
          <p className="mt-3 text-small text-mist-soft">{texts.topicsIntro}</p>
          <TextList as="ol" items={topics} className="numbered mt-3 text-mist-soft ruled-3" />
        </>
      ) : (
        <p className="mt-3 text-mist-soft">{texts.noTopics}</p>
      )}
    </section>
  );
}
