import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Desk, openDesk } from "../../app/outbox/desk/desk.ts";
import { keptConfig } from "../deploy/kept-config.ts";
import { migrateLocally } from "../site-server.ts";
import { StorageError } from "./failures.ts";

export type Row = Record<string, string | number | null>;

/** A place where leads are kept; opened when a command first needs it. */
export type Database = { open(): Promise<Desk>; close(): Promise<void> };

const CONFIG = resolve(import.meta.dirname, "../../wrangler.toml");
const MIGRATIONS = resolve(import.meta.dirname, "../../workers/migrations");
const NO_TABLES = "That database has no leads table yet: npm start or npm run deploy makes it.";
const NO_DATABASE = "No local database yet. Run npm start once.";

export type Place = { remote: boolean; persistTo: string };

/** The leads database through wrangler, which may run beside `wrangler dev` on the same state. */
export function openDatabase({ remote, persistTo }: Place): Database {
  let reached: ReturnType<typeof reachLocal> | undefined;
  return {
    async open() {
      reached ??= remote ? reachRemote() : reachLocal(resolve(persistTo));
      return openDesk((await reached).env.DB);
    },
    async close() {
      await reached?.then(({ dispose }) => dispose()).catch(() => {});
    },
  };
}

async function reachLocal(state: string) {
  if (!existsSync(join(state, "v3/d1"))) throw new StorageError(NO_DATABASE);
  const { getPlatformProxy } = await wrangler();
  const persist = { path: join(state, "v3") };
  const open = () =>
    getPlatformProxy<Env>({ configPath: CONFIG, persist, remoteBindings: false, envFiles: [] });
  const proxy = await open();
  if (await hasTables(proxy.env.DB)) return proxy;
  await proxy.dispose();
  await migrateLocally(state);
  return open();
}

/** Whether the tables are those of this version: the newest migration has run. */
async function hasTables(db: D1Database): Promise<boolean> {
  const list = "SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'";
  if ((await db.prepare(list).first()) === null) return false;
  const newest = readdirSync(MIGRATIONS).sort().at(-1);
  const run = db.prepare("SELECT 1 FROM d1_migrations WHERE name = ?1").bind(newest);
  return (await run.first()) !== null;
}

/** Wrangler reaches a deployed database where a configuration says so, and ours says so for no other run. */
async function reachRemote() {
  const { getPlatformProxy, unstable_readConfig: readConfig } = await wrangler();
  const { name, account_id, compatibility_date, d1_databases } = readConfig({
    config: existsSync(keptConfig()) ? keptConfig() : CONFIG,
  });
  const databases = d1_databases.map((database: object) => ({ ...database, remote: true }));
  const folder = await mkdtemp(join(tmpdir(), "leads-"));
  const configPath = join(folder, "wrangler.json");
  const config = { name, account_id, compatibility_date, d1_databases: databases };
  try {
    await writeFile(configPath, JSON.stringify(config));
    return await getPlatformProxy<Env>({ configPath, persist: false, envFiles: [] });
  } catch (error) {
    throw new StorageError(`The deployed database cannot be reached: ${messageOf(error)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loaded late: it takes a second, and help needs none of it. */
function wrangler() {
  process.env.WRANGLER_SEND_METRICS ??= "false";
  process.env.WRANGLER_LOG ??= "error";
  return import("wrangler");
}

/** Whether somebody else is writing right now, so that it is worth trying again. */
export function isBusy(error: unknown): boolean {
  return /\b(locked|busy)\b/i.test(messageOf(error));
}

/** What the store says went wrong, in the operator's words; null when it was not the store. */
export function explainStorage(error: unknown): StorageError | null {
  const message = messageOf(error);
  if (!/D1_ERROR|SQLITE_/.test(message)) return null;
  if (/no such (table|column|index)/.test(message)) return new StorageError(NO_TABLES);
  return new StorageError(`The database did not answer: ${message}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
