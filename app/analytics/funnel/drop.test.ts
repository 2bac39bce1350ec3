import { expect, test } from "vitest";
import { isTooLow } from "./drop.server";

/** Leads of a site by weekday, and how they fall at weekends. */
const WEEK = [1.2, 1.3, 1.2, 1.1, 1, 0.6, 0.6];
const SITES = 200;
const DAYS = 180;

/** mulberry32: the same sites in every run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function poisson(random: () => number, mean: number): number {
  let product = random();
  let count = 0;
  for (const limit = Math.exp(-mean); product > limit; count++) product *= random();
  return count;
}

/** Days from `breaksOn` until the alarm; null without one. */
function simulate(random: () => number, aDay: number, breaksOn = Number.POSITIVE_INFINITY) {
  const sent: number[] = [];
  for (let day = 0; day < DAYS; day++) {
    const counts = new Map(sent.toReversed().map((count, at) => [at + 1, count]));
    if (isTooLow(counts)) return day - Math.min(breaksOn, day);
    sent.push(day < breaksOn ? poisson(random, aDay * (WEEK[day % 7] ?? 1)) : 0);
  }
  return null;
}

test("of 200 quiet sites few raise an alarm in half a year, and 200 broken ones are noticed", () => {
  const random = createRandom(1);
  const rates = [0.8, 1.5, 3, 8, 20];
  const rows = rates.map((aDay) => {
    const sites = Array.from({ length: SITES / rates.length });
    const quiet = sites.map(() => simulate(random, aDay));
    const broken = sites.map(() => simulate(random, aDay, 90)).filter((days) => days !== null);
    const delays = broken.toSorted((a, b) => a - b);
    return {
      aDay,
      falseAlarms: quiet.filter((days) => days !== null).length,
      noticed: broken.length,
      median: delays[Math.floor(delays.length / 2)],
      slowest: delays.at(-1),
    };
  });
  console.log(JSON.stringify(rows));
  expect(rows.reduce((sum, { falseAlarms }) => sum + falseAlarms, 0)).toBeLessThanOrEqual(10);
  // Some of the smallest have sent fewer than twenty in the four weeks before.
  expect(rows[0]?.noticed).toBeGreaterThanOrEqual(25);
  for (const { noticed } of rows.slice(1)) expect(noticed).toBe(SITES / rates.length);
});

test("a site with fewer than five leads a week is never judged", () => {
  const rare = new Map([30, 27, 25, 22, 20, 18].map((ago) => [ago, 3]));
  expect(isTooLow(rare)).toBe(false);
});
