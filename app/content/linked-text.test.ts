import { expect, test } from "vitest";
import { splitLinks, withoutLinks } from "./linked-text";

test("links in a text become parts of their own, and without them it reads the same", () => {
  expect(splitLinks("Ask [us](/contact), or [the terms](/terms#law).")).toEqual([
    ...[{ text: "Ask " }, { text: "us", href: "/contact" }, { text: ", or " }],
    ...[{ text: "the terms", href: "/terms#law" }, { text: "." }],
  ]);
  expect(withoutLinks("[First](/a) and [last](/b), no [link] (at all)")).toBe(
    "First and last, no [link] (at all)",
  );
});
