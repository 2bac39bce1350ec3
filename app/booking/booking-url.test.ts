import { expect, test } from "vitest";
import {
  BOOKING_KINDS,
  type BookingKind,
  bookingOrigins,
  buildBookingUrl,
  type Prefill,
} from "./booking-url.server";

const STRATEGY = "https://book.test/strategy";
const DISCOVERY = "https://book.test/discovery";

function book(
  kind: BookingKind,
  prefill?: Prefill,
  urls: Record<string, string> = { strategy: STRATEGY, discovery: DISCOVERY },
  names: Record<string, string> = {},
) {
  return buildBookingUrl({ BOOKING_URLS: urls, BOOKING_PARAM_MAP: names }, kind, prefill);
}

test.each([
  ["strategy", STRATEGY],
  ["discovery", DISCOVERY],
  ["consultation", STRATEGY],
  ["diy", STRATEGY],
  ["bundle", STRATEGY],
  ["coaching", DISCOVERY],
  ["monthly", DISCOVERY],
] as const)("%s without an address of its own leads to %s", (kind, url) => {
  expect(book(kind)).toBe(url);
});

test("a kind prefers its own address, and has none where nothing fits", () => {
  expect(book("diy", {}, { diy: "https://shop.test/", strategy: STRATEGY })).toBe(
    "https://shop.test/",
  );
  expect(book("coaching", {}, { strategy: STRATEGY })).toBeNull();
  for (const kind of BOOKING_KINDS) expect(book(kind, { name: "Ada" }, {})).toBeNull();
});

test("prefill is added under Calendly's names, with %20 for a blank", () => {
  const person = { name: "Ada Lovelace", email: "ada+x@example.test", company: "A & B = C#?" };
  expect(book("strategy", person)).toBe(
    `${STRATEGY}?name=Ada%20Lovelace&email=ada%2Bx%40example.test&a1=A%20%26%20B%20%3D%20C%23%3F`,
  );
});

test("the studio's own names are used, and an empty one switches a parameter off", () => {
  const url = book("strategy", { name: "Ada", email: "a@b.c", company: "X" }, undefined, {
    name: "full name",
    company: "",
  });
  expect(url).toBe(`${STRATEGY}?full%20name=Ada&email=a%40b.c`);
});

test.each([
  ["https://b.test/x?month=2027-01#top", "https://b.test/x?month=2027-01&name=Ada#top"],
  ["https://b.test/x#top?no=query", "https://b.test/x?name=Ada#top?no=query"],
  ["https://b.test/x#/a#b", "https://b.test/x?name=Ada#/a#b"],
  ["https://b.test/x#", "https://b.test/x?name=Ada#"],
])("the query and fragment of %s are kept", (base, expected) => {
  expect(book("strategy", { name: "Ada" }, { strategy: base })).toBe(expected);
});

test("an address is at most 2,000 characters long: what does not fit is left out", () => {
  const url = book("strategy", { name: "Ada", email: "a@b.c", company: "字".repeat(300) });
  expect(url).toBe(`${STRATEGY}?name=Ada&email=a%40b.c`);
  expect(book("strategy", { name: "x".repeat(1_968) })).toHaveLength(2_000);
  expect(book("strategy", { name: "x".repeat(1_969) })).toBe(STRATEGY);
  const longest = `https://b.test/${"x".repeat(2_500)}`;
  expect(book("strategy", { name: "Ada" }, { strategy: longest })).toBe(longest);
});

test("control characters and lone surrogates never reach the scheduler", () => {
  const name = "Ada\r\u0000\u001b\u202e\ud800";
  expect(book("strategy", { name })).toBe(`${STRATEGY}?name=Ada%0A%EF%BF%BD`);
});

test("empty fields of the prefill are left out", () => {
  expect(book("strategy", { name: "", email: undefined })).toBe(STRATEGY);
});

test("the result of an assessment follows as answers, under the studio's own names where it has any", () => {
  const result = { assessment: "video-readiness", score: "62", level: "Ready", readiness: "High" };
  const person = { name: "Ada", email: "a@b.c", company: "" };
  expect(book("discovery", { ...person, ...result })).toBe(
    `${DISCOVERY}?name=Ada&email=a%40b.c&a2=video-readiness&a3=62&a4=Ready&a5=High`,
  );
  const names = { assessment: "", score: "metadata[score]", level: "", readiness: "" };
  expect(book("discovery", result, undefined, names)).toBe(`${DISCOVERY}?metadata%5Bscore%5D=62`);
});

test("the origins of the schedulers are named once each", () => {
  const urls = { strategy: STRATEGY, discovery: DISCOVERY, diy: "http://shop.test:8080/x?y" };
  expect(bookingOrigins({ BOOKING_URLS: urls })).toEqual([
    "https://book.test",
    "http://shop.test:8080",
  ]);
  expect(bookingOrigins({ BOOKING_URLS: {} })).toEqual([]);
});
