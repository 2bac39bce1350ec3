import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addFunnelTotals } from "~/analytics/funnel/add-totals.server";
import { PERIODS, readFunnel } from "~/analytics/funnel/report";
import { takeErrors } from "../../setup/quiet-console.ts";
import { breakStatements } from "../broken-stores.ts";
import { countRows } from "../cost/count-rows.ts";
import { countRows as countStoredRows, DAY_MS, openTestSite } from "../test-site.ts";

const DAYS = 185;
const ROWS_A_DAY = 200;
const NOW = Date.UTC(2026, 10, 26, 20);

/** On each day the same steps; some of them only on some days, so that totals of one day are not those of all. */
async function seedDays() {
  for (let ago = 0; ago < DAYS; ago++) {
    const day = new Date(NOW - ago * DAY_MS).toISOString().slice(0, 10);
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS_A_DAY})
       INSERT INTO funnel SELECT ?1, 'inquiry', 'details', 'seen', 'answer-' || CAST(i AS INTEGER), 'phone', 'on', '',
         1 + (CAST(i AS INTEGER) + ?2) % 7 FROM n WHERE (CAST(i AS INTEGER) + ?2) % 3 > 0`,
    )
      .bind(day, ago)
      .run();
  }
}

async function readAll(db = env.DB) {
  const periods = await Promise.all(PERIODS.map((days) => readFunnel(db, days, NOW)));
  return periods.map((rows) => rows.map((row) => JSON.stringify(row)).sort());
}

test("the funnel of every period is the same from totals as from the counts of each day", async () => {
  await seedDays();
  const expected = await readAll();
  expect(expected.at(-1)?.length).toBe(2 * ROWS_A_DAY);
  for (let run = 0; run < 60; run++) await addFunnelTotals(env.DB, NOW);
  expect(await readAll()).toEqual(expected);
  for (let run = 0; run < DAYS; run++) await addFunnelTotals(env.DB, NOW);
  expect(await readAll()).toEqual(expected);

  const { db, take } = countRows(env.DB);
  await addFunnelTotals(db, NOW);
  expect(take().read).toBeLessThan(5);
  await readFunnel(db, 90, NOW);
  const { bySql } = take();
  expect(bySql[0]?.[1].read).toBeLessThan(30 * ROWS_A_DAY);
});

test("totals that cannot be added are logged by their name, and the next run adds them", async () => {
  const site = openTestSite();
  await addFunnelTotals(breakStatements(site.platform, 1).bindings.DB, NOW);
  expect(takeErrors().map((line) => JSON.parse(line))).toEqual([
    { event: "funnel-totals.failed", detail: "Error: D1_ERROR: overloaded" },
  ]);
  await seedDays();
  await addFunnelTotals(env.DB, NOW);
  expect(await countStoredRows("funnel_totals")).toBeGreaterThan(0);
});
