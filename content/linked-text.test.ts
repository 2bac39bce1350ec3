import { expect, test } from "vitest";
import { splitLinks, withoutLinks } from "./linked-text";

test("links in a text become parts of their own", () => {
  expect(splitLinks("Ask [us](/contact), or read [the terms](/terms#law).")).toEqual([
    { text: "Ask " },
    { text: "us", href: "/contact" },
    { text: ", or read " },
    { text: "the terms", href: "/terms#law" },
    { text: "." },
  ]);
});

test("without its links a text reads the same", () => {
  expect(withoutLinks("[First](/a) and [last](/b)")).toBe("First and last");
  expect(withoutLinks("No link [here] (at all)")).toBe("No link [here] (at all)");
});
