import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { storedConfig } from "../deploy/config.ts";
import { migrateLocally } from "../site-server.ts";

/** The database did not answer as it should: exit code 1. */
export class StorageError extends Error {}

export type Database = {
  open(): Promise<D1Database>;
  /** Leads that wait in the fallback store (KV), which no command reads; null where that is not known. */
  countWaiting(): Promise<number | null>;
  close(): Promise<void>;
};

const CONFIG = resolve(import.meta.dirname, "../../wrangler.toml");
const MIGRATIONS = resolve(import.meta.dirname, "../../workers/migrations");
/** Of the leads in KV; the Worker's module that writes them needs a bundler. */
const FALLBACK_PREFIX = "outbox:";
const LOG_IN = "log in with npx wrangler login, or set CLOUDFLARE_API_TOKEN in a script.";
const NO_TABLES =
  "That database lacks tables or columns of this version: npm start or npm run deploy makes them.";
const NO_DATABASE = "No local database yet. Run npm start once.";

/** `env` is an environment of wrangler.toml, for the deployed database only. */
export type DatabaseLocation = { remote: boolean; persistTo: string; env?: string | undefined };

/** The leads database through wrangler, which may run beside `wrangler dev` on the same state. */
export function openDatabase({ remote, persistTo, env }: DatabaseLocation): Database {
  let proxy: ReturnType<typeof openLocal> | undefined;
  return {
    async open() {
      proxy ??= remote ? openRemote(env) : openLocal(resolve(persistTo));
      return (await proxy).env.DB;
    },
    async countWaiting() {
      if (remote || !proxy) return null;
      const { keys } = await (await proxy).env.SESSIONS.list({ prefix: FALLBACK_PREFIX });
      return keys.length;
    },
    async close() {
      await proxy?.then(({ dispose }) => dispose()).catch(() => {});
    },
  };
}

async function openLocal(state: string) {
  if (!existsSync(join(state, "v3/d1"))) throw new StorageError(NO_DATABASE);
  const { getPlatformProxy } = await wrangler();
  const persist = { path: join(state, "v3") };
  const open = () =>
    getPlatformProxy<Env>({ configPath: CONFIG, persist, remoteBindings: false, envFiles: [] });
  const proxy = await open();
  if (await isMigrated(proxy.env.DB)) return proxy;
  await proxy.dispose();
  await migrateLocally(state);
  return open();
}

async function isMigrated(db: D1Database): Promise<boolean> {
  const list = "SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'";
  if ((await db.prepare(list).first()) === null) return false;
  const newest = readdirSync(MIGRATIONS).sort().at(-1);
  const run = db.prepare("SELECT 1 FROM d1_migrations WHERE name = ?1").bind(newest);
  return (await run.first()) !== null;
}

/** Writes a configuration with `remote: true`, by which wrangler connects to the deployed database. */
async function openRemote(env?: string) {
  const { getPlatformProxy, unstable_readConfig: readConfig } = await wrangler();
  const stored = storedConfig(env);
  const { name, account_id, compatibility_date, d1_databases } = readConfig(
    existsSync(stored) ? { config: stored } : { config: CONFIG, env },
  );
  const databases = d1_databases.map((database: object) => ({ ...database, remote: true }));
  const folder = await mkdtemp(join(tmpdir(), "leads-"));
  const configPath = join(folder, "wrangler.json");
  const config = { name, account_id, compatibility_date, d1_databases: databases };
  try {
    await writeFile(configPath, JSON.stringify(config));
    return await getPlatformProxy<Env>({ configPath, persist: false, envFiles: [] });
  } catch (error) {
    const reason = messageOf(error);
    const isLoggedOut = /CLOUDFLARE_API_TOKEN|log(ged)? in/i.test(reason);
    throw new StorageError(
      `The deployed database cannot be reached: ${isLoggedOut ? LOG_IN : reason}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loaded when needed, because it takes a second. */
function wrangler() {
  process.env.WRANGLER_SEND_METRICS ??= "false";
  process.env.WRANGLER_LOG ??= "error";
  return import("wrangler");
}

/** Whether another process is writing, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return /\b(locked|busy)\b/i.test(messageOf(error));
}

/** An error of the database for the operator; null when the cause is something else. */
export function explainStorage(error: unknown): StorageError | null {
  const message = messageOf(error);
  if (!/D1_ERROR|SQLITE_/.test(message)) return null;
  if (/no such (table|column|index)/.test(message)) return new StorageError(NO_TABLES);
  return new StorageError(`The database did not answer: ${message}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
