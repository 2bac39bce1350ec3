import { expect, test } from "vitest";
import { partsOf, withoutLinks } from "./linked-text";

test("links in a text become parts of their own", () => {
  expect(partsOf("Ask [us](/contact), or read [the terms](/terms#law).")).toEqual([
    { words: "Ask " },
    { words: "us", href: "/contact" },
    { words: ", or read " },
    { words: "the terms", href: "/terms#law" },
    { words: "." },
  ]);
});

test("without its links a text reads the same", () => {
  expect(withoutLinks("[First](/a) and [last](/b)")).toBe("First and last");
  expect(withoutLinks("No link [here] (at all)")).toBe("No link [here] (at all)");
});
