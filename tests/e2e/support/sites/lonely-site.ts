import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test as base } from "../site.ts";
import { startTemporarySite, type TemporarySite } from "./temporary-site.ts";

const TABLES = ["details", "leads"];

/** A site of its own, whose store loses its tables while a visitor is on the way. */
export const test = base.extend<{ loseStore: () => void }, { lonelySite: TemporarySite }>({
  lonelySite: [
    async ({ browser: _shared }, use) => {
      const site = await startTemporarySite({ RATE_LIMITS: "off" });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ lonelySite }, use) => use(lonelySite.url),
  loseStore: async ({ lonelySite }, use) => {
    const rename = (from: string, to: string) =>
      changeStore(lonelySite, (table) => `ALTER TABLE ${table}${from} RENAME TO ${table}${to}`);
    await use(() => rename("", "_gone"));
    rename("_gone", "");
  },
});

function changeStore({ stateDir }: TemporarySite, statement: (table: string) => string) {
  const folder = path.join(stateDir, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  const database = new DatabaseSync(path.join(folder, String(file)));
  try {
    for (const table of TABLES) database.exec(statement(table));
  } finally {
    database.close();
  }
}
