import { expect, test } from "vitest";
import { areNumbers, numbersIn, rankOfText, simple } from "./search-match";

test.each([
  ["Films that answer back.", "films THAT answer"],
  ["{available} of {max} spots available", "2 of 4 spots"],
  ["{available} of {max} spots available", "of 4 spots available"],
  ["Open {days}, {opens} to {closes}, {zone}", "Open Monday to Friday, 9 am to 5 pm"],
  ["Monday to Friday", "Open Monday to Friday, 9 am to 5 pm, Pacific time"],
])("%s is found by %s", (text, pasted) => {
  expect(rankOfText(simple(text), simple(pasted))).not.toBeNull();
});

test.each([
  ["{available} of {max} spots available", "2 of 4 films"],
  ["{count} of {max}", "the price of coaching"],
  ["Yes", "Yes, we do"],
])("%s is not found by %s", (text, pasted) => {
  expect(rankOfText(simple(text), simple(pasted))).toBeNull();
});

test("a whole text comes before a part of one, and before one with values", () => {
  const ranks = ["coaching", "group coaching", "{name} coaching"].map((it) =>
    rankOfText(it, it.startsWith("{") ? "my coaching" : "coaching"),
  );
  expect(ranks).toEqual(ranks.toSorted());
});

test.each([
  ["$2,000", [2000]],
  ["2.000 €", [2000]],
  ["2 of 4 spots", [2, 4]],
  ["4.9", [4.9]],
])("%s has the numbers %j", (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
  expect(areNumbers(numbers, text)).toBe(true);
});

test("one number among words is no number that was looked for", () => {
  expect(areNumbers([4], "4 weeks of coaching")).toBe(false);
  expect(areNumbers([2, 6], "2 of 4 spots")).toBe(false);
});
