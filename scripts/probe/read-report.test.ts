import { expect, test, vi } from "vitest";
import type { ProbeReport } from "../../app/outbox/probe.server.ts";
import { findProblems } from "./problems.ts";
import { readReport } from "./read-report.ts";

const WELL: ProbeReport = {
  stored: true,
  delivery: "delivered",
  error: null,
  notifications: ["mail"],
  failing: [],
  lastSweepMs: 1_000,
};
const WAITS = { againMs: 1, firstSweepMs: Number.POSITIVE_INFINITY, firstSweepAgainMs: 1 };

/** A site that answers with these, and then with the last of them. */
function answer(...reports: Partial<ProbeReport>[]) {
  let at = 0;
  return vi.fn(async () =>
    Response.json({ ...WELL, ...reports[Math.min(at++, reports.length - 1)] }),
  );
}

test("a new site is waited for until its cron has run once", async () => {
  const ask = answer({ lastSweepMs: null }, { lastSweepMs: null }, { lastSweepMs: 5 });
  expect(await readReport(ask, WAITS)).toMatchObject({ lastSweepMs: 5 });
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a cron that has not run when it should have is a problem", async () => {
  const report = await readReport(answer({ lastSweepMs: null }), { ...WAITS, firstSweepMs: 0 });
  expect(findProblems(report as ProbeReport)).toEqual(["the cron has never run"]);
});

test("a delivery that is underway is asked for again, not without end", async () => {
  const ask = answer({ delivery: "underway" }, {});
  expect(await readReport(ask, WAITS)).toEqual(WELL);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await readReport(answer({ delivery: "underway" }), WAITS)).toMatchObject({
    delivery: "underway",
  });
});

test.each([
  [503, "the database takes no writes"],
  [404, "its lead was not stored: /probe answered 404"],
])("the answer %i says what is wrong", async (status, problem) => {
  expect(await readReport(async () => new Response("", { status }), WAITS)).toBe(problem);
});
