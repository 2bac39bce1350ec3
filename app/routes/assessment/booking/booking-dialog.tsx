import * as words from "#content/words/assessment";
import type { BookingFailure } from "~/features/assessment/booking/submit-booking.server";
import { BookedNotice, type BookedState } from "./booked-notice";
import { BookingForm } from "./booking-form";
import type { OpenBookingDialog } from "./open-booking-dialog.server";

/** Open in the HTML, modal once book-in-place.ts runs. */
export function BookingDialog({
  booking,
  booked,
  failed,
}: {
  booking: OpenBookingDialog;
  booked: BookedState | null;
  failed: BookingFailure | undefined;
}) {
  const { routing, topics, closeHref } = booking;
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
            {routing.action}
          </h2>{" "}
          <a
            href={closeHref}
            data-close
            className="inline-flex min-h-11 min-w-11 items-center justify-center text-small font-semibold text-mist-soft underline-offset-4 hover:text-mist hover:underline"
          >
            {words.closeDialog}
          </a>
        </div>
        {booked ? (
          <BookedNotice booked={booked} closeHref={closeHref} />
        ) : (
          <div className="grid gap-8 px-5 py-7 sm:px-8 sm:py-9 md:grid-cols-[1fr_20rem] md:gap-12">
            <BookingForm booking={booking} failed={failed} />
            <CallTopics routing={routing} topics={topics} />
          </div>
        )}
      </dialog>
      {/* Text browsers draw it: there the page follows the dialog. */}
      <hr hidden />
    </>
  );
}

function CallTopics({ routing, topics }: Pick<OpenBookingDialog, "routing" | "topics">) {
  return (
    <section aria-labelledby="topics-title" className="md:border-l md:border-ink-rule md:pl-8">
      <p className="font-semibold text-mist-muted">{routing.label}</p>
      <h3 id="topics-title" className="mt-1 font-display text-card">
        {routing.call}, <span className="tabular-nums">{routing.length}</span>
      </h3>
      {topics.length > 0 ? (
        <>
          <p className="mt-3 text-small text-mist-soft">{words.whatWeWouldTalk}</p>
          <ol className="numbered mt-3 text-mist-soft *:border-t *:border-ink-rule *:py-3">
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ol>
        </>
      ) : (
        <p className="mt-3 text-mist-soft">{words.youAnsweredEveryQuestion}</p>
      )}
    </section>
  );
}
