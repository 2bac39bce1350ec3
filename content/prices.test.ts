import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { offers } from "./offers";
import { fillPrices, price, priceRange } from "./price";
import { groupCoaching } from "./service-pages/group-coaching";
import { monthlyContent } from "./service-pages/monthly-content";
import { strings } from "./strings";

const COMMENTS = /^\s*\/\/.*|\/\*\*.*\*\//gm;

/** What visitors may spend, in brackets: no price of ours. */
const BUDGETS = [
  "content/assessment/copy.ts",
  "content/inquiry/budgets.ts",
  "content/lead-form.ts",
];

test("the bonus pack items add up to its total", () => {
  const sum = offers.bonusPack.items.reduce((total, item) => total + item.price, 0);
  expect(offers.bonusPack.total).toBe(sum);
});

test("no price is written anywhere but in the catalogue", () => {
  const files = globSync("content/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
  const typed = files.filter((file) =>
    /\$\d/.test(readFileSync(file, "utf8").replace(COMMENTS, "")),
  );
  expect(typed.sort()).toEqual([...BUDGETS, "content/offers.ts"].sort());
});

test("an article's quotes are filled in, and one that leads nowhere is named", () => {
  expect(fillPrices("For {price('internal-faq')} or {priceRange(\"downloads\")}.")).toBe(
    `For ${price("internal-faq")} or ${priceRange("downloads")}.`,
  );
  expect(() => fillPrices("{price('nothing')}")).toThrow('"nothing" has no price to quote');
  expect(() => fillPrices("{priceRange('nothing')}")).toThrow('"nothing" is neither');
});

test("the pages of the offers repeat the catalogue's terms", () => {
  const { coaching, monthly } = offers;
  expect(groupCoaching.curriculum.weeks.map(({ week }) => week)).toEqual(
    Array.from({ length: coaching.weeks }, (_, index) => index + 1),
  );
  expect(strings(monthlyContent).join()).toContain(`${monthly.minimumMonths}-month minimum`);
});

test("the cohort's facts agree with the catalogue", () => {
  const { cohort, format, spots } = offers.coaching;
  expect(groupCoaching.facts.items.map((fact) => fact.value)).toEqual(
    expect.arrayContaining([cohort, format, `${spots.available} of ${spots.max} spots`]),
  );
});
