import { existsSync, globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { type RetentionPeriod, retentionPeriods } from "~/content/retention-periods";
import { EXPIRY_RULES } from "~/outbox/store/expiry.server";
import { retentionPeriodsOf } from "~/routes/legal/retention-periods.server";
import type { Settings } from "~/settings/settings.server";
import { readInventory, readTable } from "./setup/data-inventory.ts";

const page = readFileSync("content/legal/privacy.mdx", "utf8");
const [browserTable = ""] = page.split("## What is in your browser")[1]?.split("\n## ") ?? [];
const source = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const inDatabase = readInventory("In the database");
const inKv = readInventory("In the fallback store");
const inBrowser = readInventory("In the browser");
const sent = readInventory("Sent to others");
const namesOf = (items: { name: string }[]) => items.map(({ name }) => name).toSorted();

test("the inventory has every table of the database", () => {
  const database = new DatabaseSync(":memory:");
  for (const file of globSync("workers/migrations/*.sql").sort())
    database.exec(readFileSync(file, "utf8"));
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  expect(namesOf(inDatabase)).toEqual(tables.map(({ name }) => name).toSorted());
});

test("the inventory keeps each table as long as the cron does", () => {
  const settings = { RETENTION_DAYS: 7_001, HELD_DAYS: 7_002 } as Settings;
  const spans = new Map([
    [7_001, "`RETENTION_DAYS`"],
    [7_002, "`HELD_DAYS`"],
    [1, "1 day"],
  ]);
  for (const { table, days } of EXPIRY_RULES) {
    const count = typeof days === "number" ? days : days(settings);
    const row = inDatabase.find(({ name }) => name === table);
    expect(row?.kept, table).toContain(spans.get(count) ?? `${count} days`);
  }
  const expired = EXPIRY_RULES.map(({ table }) => table);
  const unruled = namesOf(inDatabase).filter((name) => !expired.includes(name));
  // Rows that go with their lead, and tables of few rows that are overwritten or never change.
  expect(unruled).toEqual([
    "forgotten_key",
    "heartbeats",
    "lead_attempts",
    "lead_counts",
    "troubles",
  ]);
});

test("the code has every key of KV", () => {
  for (const name of namesOf(inKv)) expect(source).toContain(name);
});

test("the code writes every cookie and storage key of the inventory, and the page lists it", () => {
  const table = browserTable;
  const ownOrOthers = ["_ga", "_ga_", "react-router-scroll-positions"];
  for (const { name, page: section } of inBrowser.filter(({ name }) => name !== "")) {
    if (!ownOrOthers.includes(name)) expect(source, name).toContain(`"${name}`);
    if (section !== "-") expect(table, name).toContain(`\`${name.split(":")[0]}`);
  }
  const listed = readTable(table).flatMap(([cell = ""]) =>
    [...cell.matchAll(/`([^`…]+)…?`/g)].map(([, name = ""]) => name),
  );
  const known = namesOf(inBrowser);
  expect(listed.filter((name) => !known.some((one) => one.startsWith(name)))).toEqual([]);
});

test("the inventory keeps what is in the browser as long as the page says", () => {
  const periods = retentionPeriodsOf({ RETENTION_DAYS: 90, HELD_DAYS: 30 } as Settings);
  for (const [names = "", , time = ""] of readTable(browserTable)) {
    const token = /\{time:(\w+)\}/.exec(time)?.[1];
    const [count] = periods[token as RetentionPeriod]?.match(/\d+/) ?? [];
    for (const [, name = ""] of count ? names.matchAll(/`([^`…]+)…?`/g) : [])
      expect(inBrowser.find((item) => item.name.startsWith(name))?.kept, name).toMatch(
        new RegExp(`^${count}\\b`),
      );
  }
});

test("every item is described in a section of the page, and its code is there", () => {
  const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
  for (const { where, code, page: section } of [...inDatabase, ...inKv, ...inBrowser, ...sent]) {
    if (section !== "-") expect(headings, where).toContain(section);
    for (const [, file = ""] of code.matchAll(/`([^`]+)`/g))
      expect(existsSync(file), file).toBe(true);
  }
});

test("the page quotes every time from the settings and the code, and states none itself", () => {
  const quoted = new Set([...page.matchAll(/\{time:(\w+)\}/g)].map(([, name]) => name));
  expect([...quoted].toSorted()).toEqual([...retentionPeriods].toSorted());
  // The studio's own promise to answer.
  expect(page.match(/\b\d+ (minute|hour|day|month)s?\b/g)).toEqual(["30 days"]);
});
