import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BookedNotice, type BookedState } from "./booked-notice";

test.each<[BookedState, string]>([
  ["underway", "on their way"],
  ["sent", "have been sent to our team"],
  ["queued", "we keep trying"],
  ["refused", "a person at the studio will pick them up"],
])("a booking that was %s reads: %s", (booked, text) => {
  expect(renderToStaticMarkup(<BookedNotice booked={booked} closeHref="/" />)).toContain(text);
});
