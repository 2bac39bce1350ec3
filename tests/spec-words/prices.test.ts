import { expect, test } from "vitest";
import { offers } from "#content/offers";
import { groupCoaching } from "#content/service-pages/group-coaching";
import { monthlyContent } from "#content/service-pages/monthly-content";
import { strings } from "./strings.ts";

test("the bonus pack items add up to its total", () => {
  const sum = offers.bonusPack.items.reduce((total, item) => total + item.price, 0);
  expect(offers.bonusPack.total).toBe(sum);
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
