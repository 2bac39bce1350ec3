import { expect, test } from "vitest";
import { movedEntries } from "./changes";
import { markWords } from "./word-changes";

const shown = (before: string, after: string) => {
  const marked = markWords(before, after);
  const text = (side: "before" | "after") =>
    marked[side].map(({ text: words, isChanged }) => (isChanged ? `[${words}]` : words)).join("");
  return [text("before"), text("after")];
};

test.each([
  [
    "We film in two days.",
    "We film in three short days.",
    "We film in [two] days.",
    "We film in [three short ]days.",
  ],
  ["One two", "One two three", "One two", "One two[ three]"],
  ["Same", "Same", "Same", "Same"],
  ["Old", "New", "[Old]", "[New]"],
  ["", "New", "", "[New]"],
])("%j beside %j", (before, after, was, is) => {
  expect(shown(before, after)).toEqual([was, is]);
});

test.each([
  ["abcde", "bcdea", [["a", "e"]]],
  ["abcde", "eabcd", [["e", undefined]]],
  ["abc", "abc", []],
  ["abcd", "badc", 2],
])("of %s as %s, as few entries as possible have moved", (before, after, moves) => {
  const moved = movedEntries([...before], [...after]);
  if (typeof moves === "number") expect(moved).toHaveLength(moves);
  else expect(moved).toEqual(moves);
});
