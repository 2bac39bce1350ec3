import { expect, test } from "vitest";
import { describeChanges, movedEntries } from "./changes";
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

test.each([
  ["“We film stories.”", "We film films.", "We film stories."],
  [
    "“… stories that are told in three sh…”",
    `${"We film ".repeat(9)}films.`,
    `${"We film ".repeat(9)}stories that are told in three short days.`,
  ],
])("the history tells a change by its new words: %s", (words, before, after) => {
  const change = { kind: "changed" as const, where: ["Headline"], before, after };
  expect(describeChanges("Home", [change])).toBe(`Home: Headline: ${words}`);
});

test("the history names what was added, deleted and moved, as far as one line goes", () => {
  const of = (kind: "added" | "deleted" | "moved", entry: string) => ({
    ...{ kind, entry, where: ["Questions"] },
  });
  const changes = [of("deleted", "Do you travel?"), of("added", "Do you film dogs?")];
  expect(describeChanges("FAQ", changes)).toBe(
    "FAQ: deleted “Do you travel?”, added “Do you film dogs?”",
  );
  expect(describeChanges("FAQ", [...changes, of("moved", "How long does it take?")])).toMatch(
    /dogs\?”, …$/,
  );
});
