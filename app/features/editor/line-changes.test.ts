import { expect, test } from "vitest";
import { changedLines } from "./line-changes";

test.each([
  ["the same", "a\n\nb", "a\n\nb", []],
  ["a changed line", "a\n\nb\n\nc", "a\n\nB\n\nc", [{ before: "b", after: "B" }]],
  ["a new paragraph", "a\n\nc", "a\n\nb\n\nc", [{ before: "", after: "b" }]],
  ["a paragraph that is gone", "a\n\nb\n\nc", "a\n\nc", [{ before: "b", after: "" }]],
  [
    ...(["two places", "a\nb\nc\nd", "A\nb\nc\nD"] as const),
    [
      { before: "a", after: "A" },
      { before: "d", after: "D" },
    ],
  ],
  ["all of it", "a", "b\nc", [{ before: "a", after: "b\nc" }]],
])("%s", (_, before, after, changes) => {
  expect(changedLines(before, after)).toEqual(changes);
});
