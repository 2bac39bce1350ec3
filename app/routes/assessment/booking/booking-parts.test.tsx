import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { messages as bookingMessages } from "#content/assessment/booking.yaml";
import { BookedMessage } from "./booking-parts";

test.each(["underway", "sent", "queued", "refused"] as const)(
  "a booking that was %s says so",
  (booked) => {
    const { text } = bookingMessages[booked];
    const message = <BookedMessage booked={booked} sent={null} closeHref="/" />;
    expect(renderToStaticMarkup(message)).toContain(text);
  },
);
