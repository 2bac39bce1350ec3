import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BookedState } from "~/features/assessment/booking.server";
import { BookedMessage } from "./booking-dialog";

test.each<[BookedState, string]>([
  ["underway", "on their way"],
  ["sent", "have been sent to our team"],
  ["queued", "we keep trying"],
  ["refused", "a person at the studio will pick them up"],
])("a booking that was %s reads: %s", (booked, text) => {
  expect(renderToStaticMarkup(<BookedMessage booked={booked} closeHref="/" />)).toContain(text);
});
