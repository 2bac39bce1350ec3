import { expect, test } from "vitest";
import { isTooLow } from "~/analytics/funnel/is-low.server";
import { seededRandom } from "./random.ts";

/** Leads of a site by weekday, and how they fall at weekends. */
const WEEK = [1.2, 1.3, 1.2, 1.1, 1, 0.6, 0.6];
const SITES = 200;
const DAYS = 180;

function poisson(random: () => number, mean: number): number {
  let product = random();
  let count = 0;
  for (const limit = Math.exp(-mean); product > limit; count++) product *= random();
  return count;
}

/** Whether an alarm is raised within half a year; from `breaksOn` nothing is sent any more. */
function raisesAlarm(random: () => number, aDay: number, breaksOn = Number.POSITIVE_INFINITY) {
  const sent: number[] = [];
  for (let day = 0; day < DAYS; day++) {
    const counts = new Map(sent.toReversed().map((count, at) => [at + 1, count]));
    if (isTooLow(counts)) return true;
    sent.push(day < breaksOn ? poisson(random, aDay * (WEEK[day % 7] ?? 1)) : 0);
  }
  return false;
}

test("of 200 quiet sites few raise an alarm in half a year, and 200 broken ones are noticed", () => {
  // The same sites in every run.
  const random = seededRandom(1).next;
  const rates = [0.8, 1.5, 3, 8, 20];
  const sites = Array.from({ length: SITES / rates.length });
  const rows = rates.map((aDay) => ({
    falseAlarms: sites.filter(() => raisesAlarm(random, aDay)).length,
    noticed: sites.filter(() => raisesAlarm(random, aDay, 90)).length,
  }));
  expect(rows.reduce((sum, { falseAlarms }) => sum + falseAlarms, 0)).toBeLessThanOrEqual(10);
  // Some of the smallest have sent fewer than twenty in the four weeks before.
  expect(rows[0]?.noticed).toBeGreaterThanOrEqual(25);
  for (const { noticed } of rows.slice(1)) expect(noticed).toBe(sites.length);
});

test("a site with fewer than five leads a week is never judged", () => {
  const rare = new Map([30, 27, 25, 22, 20, 18].map((ago) => [ago, 3]));
  expect(isTooLow(rare)).toBe(false);
});

test.each([20, 100, 800])("a site that gets %i leads on every day is not low", (aDay) => {
  const days = Array.from({ length: 60 }, (_, ago): [number, number] => [ago + 1, aDay]);
  expect(isTooLow(new Map(days))).toBe(false);
});
