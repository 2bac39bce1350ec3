import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { readFigures } from "~/outbox/admin/figures";
import { type LeadFilter, STATES } from "~/outbox/admin/filter";
import {
  countLeads,
  exportLeads,
  findNewestLeads,
  listColumns,
  listLeads,
} from "~/outbox/admin/leads";
import { DAY_MS } from "../test-site.ts";
import { countRows } from "./count-rows.ts";
import { seedStudio } from "./seed.ts";

const LEADS = 8_000;
const MOST_ROWS = 2_000;
const MOST_ROWS_OF_SEARCH = 12_000;

const FILTERS: LeadFilter[] = [
  {},
  ...STATES.map((state) => ({ state })),
  { kind: "request" },
  ...["google", "other", "none"].map((source) => ({ source })),
  { since: Date.now() - 7 * DAY_MS },
  { since: Date.now() - 7 * DAY_MS, source: "newsletter" },
  { state: "dead", kind: "wizard", source: "google" },
];

test("a page of the inbox reads as many rows as it shows, not as many as there are", async () => {
  await seedStudio(env.DB, LEADS);
  const { db, take } = countRows(env.DB);
  const open = async (filter: LeadFilter, before: string | null) => {
    const [list] = await Promise.all([
      listLeads(db, filter, before),
      countLeads(db),
      readFigures(db, Date.now()),
    ]);
    return list;
  };
  for (const filter of FILTERS) {
    const name = JSON.stringify(filter);
    const { older } = await open(filter, null);
    expect(take().read, name).toBeLessThanOrEqual(MOST_ROWS);
    if (older) await open(filter, older);
    expect(take().read, name).toBeLessThanOrEqual(MOST_ROWS);
  }
  for (const q of ["o'brien", "nobody at all"]) {
    await open({ q }, null);
    expect(take().read, q).toBeLessThanOrEqual(MOST_ROWS_OF_SEARCH);
  }
});

test("page by page the list has every lead once, newest first, also those of one filter", async () => {
  await seedStudio(env.DB, 1_500);
  for (const filter of [{}, { state: "dead" }, { kind: "request" }, { state: "new" }] as const) {
    const expected = await findNewestLeads(env.DB, filter, 2_000);
    const references: string[] = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listLeads>> = await listLeads(env.DB, filter, before);
      references.push(...page.leads.map(({ reference }) => reference));
      before = page.older;
    } while (before);
    expect(references.length).toBeGreaterThan(0);
    expect(references, JSON.stringify(filter)).toEqual(expected.map((lead) => lead.reference));
  }
});

test("a search reads the newest 5,000 leads, and older ones on request", async () => {
  await seedStudio(env.DB, 5_100);
  const read = env.DB.prepare("SELECT email FROM leads ORDER BY created LIMIT 1");
  const oldest = (await read.first<string>("email")) ?? "";
  let page = await listLeads(env.DB, { q: oldest });
  expect(page).toMatchObject({ leads: [], total: null });
  page = await listLeads(env.DB, { q: oldest }, page.older);
  expect(page).toMatchObject({ leads: [{ email: oldest }], older: null });
  expect(await findNewestLeads(env.DB, { q: oldest }, 50)).toHaveLength(1);
});

test("an export reads every lead in batches that are small", async () => {
  await seedStudio(env.DB, 1_500);
  const { db, take } = countRows(env.DB);
  const { fieldNames, handled } = await listColumns(db, {});
  expect(fieldNames).toEqual(["name", "email", "company", "message", "utm_source"]);
  expect(handled).toEqual(["done", "notes"]);
  let count = 0;
  for await (const leads of exportLeads(db, {})) {
    expect(leads.length).toBeLessThanOrEqual(500);
    count += leads.length;
  }
  expect(count).toBe(1_500);
  for (const [sql, { statements, read }] of take().bySql)
    expect(read / statements, sql).toBeLessThan(10_000);
});
