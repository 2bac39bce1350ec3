import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { site } from "#content/site.yaml";
import { openSince } from "~/content/business-hours";
import { takeErrors } from "../../setup/quiet-console.ts";
import { seedStudio } from "./seed.ts";
import { openCostSite, type Visit, visits } from "./visits.ts";

type Cost = { read: number; written: number; ms: number; sql: string };

/** `npm run soak -- --cost` measures larger studios, and prints what it finds. */
const SIZES = (env.COST_SIZES || "5000,20000").split(",").map(Number);
const LIMIT_MS = 30 * 60_000;

async function measure({ prepare }: Visit): Promise<Cost> {
  const opened = openCostSite();
  const run = await prepare(opened);
  await opened.settled();
  opened.counter.take();
  const started = performance.now();
  await run();
  await opened.settled();
  const ms = performance.now() - started;
  const { read, written, bySql } = opened.counter.take();
  const sql = bySql
    .slice(0, 5)
    .map(([text, rows]) => `${rows.read}  ${text.replace(/\s+/g, " ")}`)
    .join("\n");
  return { read, written, ms, sql };
}

const growing = new Set(visits.filter(({ grows }) => grows).map(({ name }) => name));
const costs = new Map<string, Cost[]>(visits.map(({ name }) => [name, []]));

test.each(SIZES)(
  "with %s leads every request and every run of the cron stays within its rows",
  async (leads) => {
    // Reminders are sent in business hours.
    let now = Date.now();
    while (openSince(now, site) === null) now += 30 * 60_000;
    vi.useFakeTimers({ toFake: ["Date"], now });
    await seedStudio(env.DB, leads);
    for (const visit of visits) {
      const cost = await measure(visit);
      costs.get(visit.name)?.push(cost);
      expect.soft(cost.read, `${visit.name} reads\n${cost.sql}\n`).toBeLessThanOrEqual(visit.reads);
      expect.soft(cost.written, `${visit.name} writes`).toBeLessThanOrEqual(visit.writes);
    }
    takeErrors();
  },
  LIMIT_MS,
);

/** Where random ids lie between others changes a row or two. */
const CHANCE = 3;

test("the number of leads changes nothing", () => {
  for (const [name, [first, ...others]] of costs) {
    if (growing.has(name)) continue;
    for (const { read, written } of others) {
      expect.soft(Math.abs(read - (first?.read ?? 0)), name).toBeLessThanOrEqual(CHANCE);
      expect.soft(written, name).toBe(first?.written);
    }
  }
  if (env.COST_SIZES) console.log(writeTable());
});

function writeTable(): string {
  const sizes = SIZES.map((size) => size.toLocaleString("en-US"));
  const head = [
    "what",
    ...sizes.map((size) => `read, ${size} leads`),
    "written",
    ...sizes.map((size) => `ms, ${size} leads`),
  ];
  const rows = [...costs].map(([name, all]) => [
    name,
    ...all.map(({ read }) => read),
    all[0]?.written,
    ...all.map(({ ms }) => Math.round(ms)),
  ]);
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
