import { test as base } from "../site.ts";
import { openLocalStore } from "./local-store.ts";
import { askForSite } from "./sites.ts";

type Site = { url: string; stateDir: string };

const TABLES = ["details", "leads"];

/** A site of its own, whose store loses its tables while a visitor is on the way. */
export const test = base.extend<{ loseStore: () => void }, { lonelySite: Site }>({
  lonelySite: [
    ({ browser: _shared }, use) => askForSite("lonely").then(use),
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ lonelySite }, use) => use(lonelySite.url),
  loseStore: async ({ lonelySite: { stateDir } }, use) => {
    const rename = (from: string, to: string) =>
      changeStore(stateDir, (table) => `ALTER TABLE ${table}${from} RENAME TO ${table}${to}`);
    await use(() => rename("", "_gone"));
    rename("_gone", "");
  },
});

function changeStore(stateDir: string, statement: (table: string) => string) {
  const database = openLocalStore(stateDir);
  try {
    for (const table of TABLES) database.exec(statement(table));
  } finally {
    database.close();
  }
}
