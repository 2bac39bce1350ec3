import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

const MIGRATIONS = new URL("../../workers/migrations/", import.meta.url);

/** A leads database in memory, as all migrations leave it, and as D1 would answer for it. */
export function openMemory() {
  const store = new DatabaseSync(":memory:");
  for (const name of readdirSync(MIGRATIONS).sort()) {
    store.exec(readFileSync(new URL(name, MIGRATIONS), "utf8"));
  }
  return { store, db: asD1(store) };
}

function asD1(store: DatabaseSync): D1Database {
  const prepare = (text: string) => statement(store, text, []);
  const batch = async (statements: ReturnType<typeof statement>[]) =>
    Promise.all(statements.map((one) => one.all()));
  return { prepare, batch } as unknown as D1Database;
}

function statement(store: DatabaseSync, text: string, values: SQLInputValue[]) {
  const all = async () => ({ results: store.prepare(text).all(...values) });
  return {
    bind: (...bound: SQLInputValue[]) => statement(store, text, bound),
    all,
    run: all,
    async first(column?: string) {
      const row = store.prepare(text).get(...values) ?? null;
      return row && column ? row[column] : row;
    },
  };
}
