import { site } from "#content/site";
import {
  type BookingMessage,
  detailsQueued,
  detailsRefused,
  detailsSent,
} from "~/features/assessment/booking/booking-messages";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** How a booking ended where no scheduler is configured: the studio writes back. */
export function BookedNotice({ booked, closeHref }: { booked: string; closeHref: string }) {
  const { title, text } = MESSAGES[booked] ?? detailsQueued;
  return (
    <div className="modal-body">
      <Notice title={title}>
        <p>{text}</p>
        <p className="mt-1">
          We write to you to agree on a time. If you would rather choose one now, call{" "}
          {site.phone.display}.
        </p>
      </Notice>
      <p className="mt-7 flex flex-wrap gap-4">
        <ButtonLink href={closeHref}>Back to my results</ButtonLink>{" "}
        <ButtonLink href="/contact" kind="secondary">
          Contact us
        </ButtonLink>
      </p>
    </div>
  );
}

/** By what `booked` says in the address. */
const MESSAGES: Record<string, BookingMessage | undefined> = {
  sent: detailsSent,
  queued: detailsQueued,
  refused: detailsRefused,
};
