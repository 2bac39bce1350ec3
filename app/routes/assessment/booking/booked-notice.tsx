import { site } from "#content/site";
import * as words from "#content/words/assessment";
import {
  type BookingMessage,
  detailsQueued,
  detailsRefused,
  detailsSent,
  detailsUnderway,
} from "~/features/assessment/booking/booking-messages";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** How a booking ended where no scheduler is configured: the studio writes back. */
export function BookedNotice({ booked, closeHref }: { booked: BookedState; closeHref: string }) {
  const { title, text } = MESSAGES[booked];
  return (
    <div className="px-5 py-7 sm:px-8 sm:py-9" data-forget-typed="booking:">
      <Notice title={title}>
        <p>{text}</p>
        <p className="mt-1">{words.weWriteToYou(site.phone.display)}</p>
      </Notice>
      <p className="mt-7 flex flex-wrap gap-4">
        <ButtonLink href={closeHref}>{words.backToMyResults}</ButtonLink>{" "}
        <ButtonLink href="/contact" kind="secondary">
          {words.contactUs}
        </ButtonLink>
      </p>
    </div>
  );
}

/** What became of the details, as the store knows it. */
export type BookedState = "sent" | "underway" | "queued" | "refused";

const MESSAGES: Record<BookedState, BookingMessage> = {
  sent: detailsSent,
  underway: detailsUnderway,
  queued: detailsQueued,
  refused: detailsRefused,
};
