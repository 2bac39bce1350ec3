import { expect, test } from "vitest";
import { worksheet } from "#content/worksheet.yaml";
import { computeWorksheet } from "./roi-worksheet";

const article = {
  ...{ employees: 100, costNow: 3200, costVideo: 800, setup: 6500, years: 5, upkeep: 5100 },
  ...{ repeatNow: 55, repeatVideo: 22, helpHoursNow: 20, helpHoursVideo: 12, hourCost: 55 },
};
const five = { employees: 50, costNow: 3200, costVideo: 800, setup: 6500, years: 1 };
const twelve = {
  ...{ employees: 12, costNow: 900, costVideo: 600, setup: 6500, years: 3, upkeep: 1500 },
};
const all = { employees: 30, costVideo: 1600, repeatNow: 13.75, repeatVideo: 13.75 };
const noHelp = { helpHoursNow: 0, helpHoursVideo: 0 };
const { setup: _, ...withoutSetup } = five;
const nothing = [null, null, null, null, null];

test.each<[string, Record<string, number>, results: (number | null)[]]>([
  ["the article's example", article, [3_030_000, 850_000, 2_180_000, 33_538, 0.2]],
  ["the five required values", five, [160_000, 46_500, 113_500, 1746, 0.7]],
  ["a saving smaller than the setup", twelve, [32_400, 32_600, -200, -3, 37.1]],
  ["the same cost a year", { ...five, costVideo: 3200 }, [160_000, 166_500, -6_500, -100, null]],
  ["a higher cost", { ...five, costVideo: 4000 }, [160_000, 206_500, -46_500, -715, null]],
  ["no setup cost", { ...five, setup: 0 }, [160_000, 40_000, 120_000, null, 0]],
  ["a missing value", withoutSetup, [160_000, null, null, null, null]],
  ["nothing filled in", {}, nothing],
  ["a negative number", { ...article, employees: -1 }, nothing],
  ["no number", { ...article, employees: Number.NaN }, nothing],
  ["an endless number", { ...article, employees: Number.POSITIVE_INFINITY }, nothing],
])("%s", (_, values, results) => {
  const names = worksheet.results.map(({ name }) => name);
  const expected = names.map((name, at) => [name, results[at]]);
  expect(Object.entries(computeWorksheet(values))).toEqual(expected);
});

test.each([
  ["30 people a year", { employees: 30 }, 631_600],
  ["repeats at a quarter of the cost", { repeatNow: 13.75, repeatVideo: 5.5 }, 1_586_000],
  ["video at twice the cost", { costVideo: 1600 }, 1_692_000],
  ["no hours of help", noHelp, 1_960_000],
  ["no better memory", { repeatVideo: 55 }, 2_048_000],
  ["all five at once", { ...all, ...noHelp }, 241_000],
])("the article's example with %s saves what the article says", (_, changes, saving) => {
  expect(computeWorksheet({ ...article, ...changes }).saving).toBe(saving);
});

test("a saving of less than half a dollar is 0 without a sign", () => {
  const values = { employees: 1, costNow: 1, costVideo: 1, setup: 0.4, years: 1 };
  expect(Object.is(computeWorksheet(values).saving, 0)).toBe(true);
});
