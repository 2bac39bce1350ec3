import { expect, test } from "vitest";
import {
  BOOKING_KINDS,
  type BookingKind,
  bookingOrigins,
  buildBookingUrl,
} from "./booking-url.server";

const STRATEGY = "https://book.test/strategy";
const DISCOVERY = "https://book.test/discovery";
const URLS = { strategy: STRATEGY, discovery: DISCOVERY };
type Prefill = Parameters<typeof buildBookingUrl>[2];

function book(kind: BookingKind, prefill?: Prefill, BOOKING_URLS: object = URLS, names = {}) {
  const settings = { BOOKING_URLS, BOOKING_PARAM_MAP: names } as Parameters<
    typeof buildBookingUrl
  >[0];
  return buildBookingUrl(settings, kind, prefill);
}

test("a kind without an address of its own leads to the call that fits, if there is one", () => {
  const leading = BOOKING_KINDS.map((kind) => [kind, book(kind)]);
  expect(Object.fromEntries(leading)).toEqual({
    ...{ strategy: STRATEGY, consultation: STRATEGY, diy: STRATEGY, bundle: STRATEGY },
    ...{ discovery: DISCOVERY, coaching: DISCOVERY, monthly: DISCOVERY },
  });
  expect(book("diy", {}, { diy: "https://shop.test/", ...URLS })).toBe("https://shop.test/");
  expect(book("coaching", {}, { strategy: STRATEGY })).toBeNull();
  for (const kind of BOOKING_KINDS) expect(book(kind, { name: "Ada" }, {})).toBeNull();
});

const result = { assessment: "video-readiness", score: "62", level: "Ready", readiness: "High" };

test.each<[string, NonNullable<Prefill>, query: string, names?: Record<string, string>]>([
  [
    "goes under Calendly's names, with %20 for a blank",
    { name: "Ada Lovelace", email: "ada+x@example.test", company: "A & B = C#?" },
    "?name=Ada%20Lovelace&email=ada%2Bx%40example.test&a1=A%20%26%20B%20%3D%20C%23%3F",
  ],
  [
    "goes under the studio's names, an empty one switches it off",
    { name: "Ada", email: "a@b.c", company: "X" },
    "?full%20name=Ada&email=a%40b.c",
    { name: "full name", company: "" },
  ],
  ["is left out where it is empty", { name: "", email: undefined }, ""],
  [
    "has no control characters or lone surrogates",
    { name: "Ada\r\u0000\u001b\u202e\ud800" },
    "?name=Ada%0A%EF%BF%BD",
  ],
  [
    "has the result of an assessment as answers",
    { name: "Ada", email: "a@b.c", company: "", ...result },
    "?name=Ada&email=a%40b.c&a2=video-readiness&a3=62&a4=Ready&a5=High",
  ],
  [
    "has it under the studio's names",
    result,
    "?metadata%5Bscore%5D=62",
    { assessment: "", score: "metadata[score]", level: "", readiness: "" },
  ],
  [
    "is left out where it does not fit into 2,000 characters",
    { name: "Ada", company: "字".repeat(300) },
    "?name=Ada",
  ],
])("a prefill %s", (_, prefill, query, names) => {
  expect(book("strategy", prefill, URLS, names)).toBe(STRATEGY + query);
});

test("an address is at most 2,000 characters long", () => {
  expect(book("strategy", { name: "x".repeat(1_968) })).toHaveLength(2_000);
  expect(book("strategy", { name: "x".repeat(1_969) })).toBe(STRATEGY);
  const longest = `https://b.test/${"x".repeat(2_500)}`;
  expect(book("strategy", { name: "Ada" }, { strategy: longest })).toBe(longest);
});

test.each([
  ["https://b.test/x?month=2027-01#top", "https://b.test/x?month=2027-01&name=Ada#top"],
  ["https://b.test/x#top?no=query", "https://b.test/x?name=Ada#top?no=query"],
  ["https://b.test/x#/a#b", "https://b.test/x?name=Ada#/a#b"],
  ["https://b.test/x#", "https://b.test/x?name=Ada#"],
])("the query and fragment of %s are kept", (strategy, expected) => {
  expect(book("strategy", { name: "Ada" }, { strategy })).toBe(expected);
});

test("the origins of the schedulers are named once each", () => {
  const urls = { ...URLS, diy: "http://shop.test:8080/x?y" };
  const origins = ["https://book.test", "http://shop.test:8080"];
  expect(bookingOrigins({ BOOKING_URLS: urls })).toEqual(origins);
  expect(bookingOrigins({ BOOKING_URLS: {} })).toEqual([]);
});
