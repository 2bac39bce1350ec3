import { expect, test } from "vitest";
import { filterFaq, readFilter, topicHref } from "./faq-filter";

const categories = [{ id: "all" }, { id: "process" }];
const faq = [
  { category: "process", question: "Who comes?", answer: "A crew, with LAMPS." },
  { category: "measurement", question: "Does it work?", answer: "Count the booked calls." },
  { category: "process", question: "Who is O’Brien?", answer: "José and Łukasz – the crew." },
];

test("words are found in an answer whatever their case, and combine with the topic", () => {
  const found = (q: string, category: string) =>
    filterFaq(faq, { q, category }).map(({ question }) => question);
  expect(found("lamps", "all")).toEqual(["Who comes?"]);
  expect(found("WORK?", "all")).toEqual(["Does it work?"]);
  expect(found("", "process")).toEqual(["Who comes?", "Who is O’Brien?"]);
  expect(found("booked", "process")).toEqual([]);
});

test.each(["o'brien", "O`BRIEN", "jose", "łukasz", "lukasz - the  crew", "José and"])(
  "%s is found whatever the accents, apostrophes, dashes and blanks",
  (q) => {
    const found = filterFaq(faq, { q, category: "all" });
    expect(found.map(({ question }) => question)).toEqual(["Who is O’Brien?"]);
  },
);

test("an unknown topic is all of them, and words are trimmed", () => {
  const search = new URLSearchParams({ q: "  lamps ", category: "gossip" });
  expect(readFilter(search, categories)).toEqual({ q: "lamps", category: "all" });
  expect(readFilter(new URLSearchParams("q=a&q=b"), categories).q).toBe("a");
});

test("a topic keeps the words", () => {
  expect(topicHref("all", "")).toBe("/faq");
  expect(topicHref("process", "a&b")).toBe("/faq?q=a%26b&category=process");
});
