import { expect, test } from "vitest";
import { worksheet } from "#content/worksheet";
import { computeWorksheet } from "./roi-worksheet";

const article: Record<string, number> = Object.fromEntries(
  worksheet.fields.map(({ name, example }) => [name, example]),
);
const fiftyPeople = { employees: 50, costNow: 3200, costVideo: 800, setup: 6500, years: 1 };
const twelvePeople = {
  employees: 12,
  costNow: 900,
  costVideo: 600,
  setup: 6500,
  years: 3,
  upkeep: 1500,
};

test("the article's example saves $2,180,000 in five years", () => {
  expect(computeWorksheet(article)).toEqual({
    totalNow: 3_030_000,
    totalVideo: 850_000,
    saving: 2_180_000,
    returnOnSetup: 33_538,
    paybackMonths: 0.2,
  });
});

test("the results are the ones that the worksheet names, in its order", () => {
  const names = worksheet.results.map(({ name }) => name);
  expect(Object.keys(computeWorksheet(article))).toEqual(names);
});

test.each([
  ["30 people a year", { employees: 30 }, 631_600],
  ["repeats at a quarter of the cost", { repeatNow: 13.75, repeatVideo: 5.5 }, 1_586_000],
  ["video at twice the cost", { costVideo: 1600 }, 1_692_000],
  ["no hours of help", { helpHoursNow: 0, helpHoursVideo: 0 }, 1_960_000],
  ["no better memory", { repeatVideo: 55 }, 2_048_000],
  [
    "all five at once",
    {
      employees: 30,
      costVideo: 1600,
      repeatNow: 13.75,
      repeatVideo: 13.75,
      helpHoursNow: 0,
      helpHoursVideo: 0,
    },
    241_000,
  ],
])("the article's example with %s saves what the article says", (_, changes, saving) => {
  expect(computeWorksheet({ ...article, ...changes }).saving).toBe(saving);
});

test("the five required values are enough", () => {
  expect(computeWorksheet(fiftyPeople)).toEqual({
    totalNow: 160_000,
    totalVideo: 46_500,
    saving: 113_500,
    returnOnSetup: 1746,
    paybackMonths: 0.7,
  });
});

test("a saving smaller than the setup is a loss that pays for itself after the years", () => {
  expect(computeWorksheet(twelvePeople)).toEqual({
    totalNow: 32_400,
    totalVideo: 32_600,
    saving: -200,
    returnOnSetup: -3,
    paybackMonths: 37.1,
  });
});

test("video that costs as much or more per year never pays for itself", () => {
  expect(computeWorksheet({ ...fiftyPeople, costVideo: 3200 }).paybackMonths).toBeNull();
  const dearer = computeWorksheet({ ...fiftyPeople, costVideo: 4000 });
  expect(dearer).toMatchObject({ saving: -46_500, paybackMonths: null });
});

test("without a setup cost there is no return on it, and nothing to pay back", () => {
  const free = computeWorksheet({ ...fiftyPeople, setup: 0 });
  expect(free).toMatchObject({ saving: 120_000, returnOnSetup: null, paybackMonths: 0 });
});

test("a missing value leaves out only the results that need it", () => {
  const { setup: _, ...withoutSetup } = fiftyPeople;
  expect(computeWorksheet(withoutSetup)).toEqual({
    totalNow: 160_000,
    totalVideo: null,
    saving: null,
    returnOnSetup: null,
    paybackMonths: null,
  });
});

test("nothing filled in gives no result", () => {
  expect(new Set(Object.values(computeWorksheet({})))).toEqual(new Set([null]));
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])(
  "%d employees give no result",
  (employees) => {
    const results = computeWorksheet({ ...article, employees });
    expect(new Set(Object.values(results))).toEqual(new Set([null]));
  },
);

test("a saving of less than half a dollar is 0 without a sign", () => {
  const values = { employees: 1, costNow: 1, costVideo: 1, setup: 0.4, years: 1 };
  expect(Object.is(computeWorksheet(values).saving, 0)).toBe(true);
});
