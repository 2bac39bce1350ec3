import { expect, test } from "vitest";
import { changedLines, mergeLines } from "./line-changes";

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

const lines = (text: string) => text.split("").join("\n");

test.each([
  ["abcd", "xbcd", "abcy", "xbcy"],
  ["abcd", "abcd", "acd", "acd"],
  ["abcd", "abcde", "zabcd", "zabcde"],
  ["ab", "xb", "ay", "xy"],
  ["abcd", "abxcd", "abcd!", "abxcd!"],
  ["abc", "abxc", "abxc", "abxc"],
])("%s, changed to %s and to %s, is %s", (base, mine, theirs, merged) => {
  expect(mergeLines(lines(base), lines(mine), lines(theirs))).toBe(lines(merged));
});

test.each([
  ["abc", "axc", "ayc"],
  ["abc", "ac", "axc"],
  ["ab", "axb", "ayb"],
])("%s cannot be both %s and %s", (base, mine, theirs) => {
  expect(mergeLines(lines(base), lines(mine), lines(theirs))).toBeNull();
});
