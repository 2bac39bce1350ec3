import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { type BackgroundTool, startTool } from "./background-tool.ts";
import { root, runQuietly } from "./tools.ts";

export const DEV_VARS = path.join(root, ".dev.vars");
export const builtConfig = path.join(root, "build/server/wrangler.json");
const MIGRATIONS = path.join(root, "workers/migrations");
const START_TIMEOUT_MS = 180_000;

type SiteOptions = {
  port: number;
  stateDir: string;
  /** Replaces .dev.vars. */
  variables?: Record<string, string>;
  hasTables?: boolean;
  args?: string[];
};

/** Migrates the local database and serves the production build in workerd; resolves when it answers. */
export async function startSite(options: SiteOptions) {
  if (!existsSync(builtConfig)) throw new Error("There is no build yet: npm run build");
  if (!options.hasTables) await migrateLocally(options.stateDir);
  return untilItAnswers(options.port, startTool("wrangler", await devArguments(options)));
}

/** Runs the scheduled handler of a local site, and waits for its background work. */
export async function runCron(url: string): Promise<void> {
  const response = await fetch(`${url}/cdn-cgi/local/scheduled`);
  if (!response.ok) throw new Error(`The scheduled handler failed: ${await response.text()}`);
}

/** A new database gets all migrations in one file: wrangler takes five times as long to apply them one by one. */
export async function migrateLocally(stateDir: string) {
  const names = readdirSync(MIGRATIONS).sort();
  const applied = path.join(stateDir, "v3/d1/migrations.txt");
  if (existsSync(applied) && readFileSync(applied, "utf8") === names.join("\n")) return;
  const isNew = !existsSync(path.join(stateDir, "v3/d1/miniflare-D1DatabaseObject"));
  const file = path.join(stateDir, "tables.sql");
  if (isNew) {
    await mkdir(stateDir, { recursive: true });
    await writeFile(file, joinMigrations(names));
  }
  const work = isNew ? ["execute", "DB", "--file", file] : ["migrations", "apply", "DB"];
  const place = ["--local", "--persist-to", stateDir, "--config", path.join(root, "wrangler.toml")];
  await runQuietly("wrangler", ["d1", ...work, ...place]);
  await writeFile(applied, names.join("\n"));
}

function joinMigrations(names: string[]): string {
  const notes = `CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
    applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);`;
  const migrations = names.map(
    (name) => `${readFileSync(path.join(MIGRATIONS, name), "utf8")}
    INSERT INTO d1_migrations (name) VALUES ('${name}');`,
  );
  return [notes, ...migrations].join("\n");
}

/** Serves the source with Vite, as `npm run dev` does; variables come from the environment. */
export async function startDevelopmentSite({ port, stateDir, variables }: SiteOptions) {
  const tool = startTool(
    "react-router",
    ["dev", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
    { ...variables, CLOUDFLARE_INCLUDE_PROCESS_ENV: "true", STATE_DIR: stateDir },
  );
  return untilItAnswers(port, tool);
}

async function devArguments({ port, stateDir, variables, args = [] }: SiteOptions) {
  const stateArgs = ["--config", localConfig(builtConfig), "--persist-to", stateDir];
  const addressArgs = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
  const logArgs = ["--show-interactive-dev-session=false", "--log-level", "log"];
  // Always passed, or wrangler reads what stands beside the built configuration.
  const envFile =
    variables || !existsSync(DEV_VARS)
      ? await writePrivately(path.join(stateDir, "variables.env"), variables ?? {})
      : DEV_VARS;
  return ["dev", ...stateArgs, ...addressArgs, ...logArgs, "--env-file", envFile, ...args];
}

/** A file of variables for `--env-file` that only this user may read: everybody sees the arguments of a process. */
export async function writePrivately(file: string, variables: Record<string, string>) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}='${value}'\n`);
  await mkdir(path.dirname(file), { recursive: true });
  // The mode counts for a new file only.
  await rm(file, { force: true });
  await writeFile(file, lines.join(""), { mode: 0o600 });
  return file;
}

async function untilItAnswers(port: number, tool: BackgroundTool) {
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  try {
    while (Date.now() < deadline) {
      tool.assertRunning();
      const signal = AbortSignal.timeout(5_000);
      const options = { method: "HEAD", redirect: "manual", signal } as const;
      if (await fetch(url, options).catch(() => null)) return { url, ...tool };
      await sleep(100);
    }
    throw new Error(`${url} did not answer within ${START_TIMEOUT_MS / 1000} s.`);
  } catch (error) {
    await tool.stop();
    throw error;
  }
}

/** The built configuration without [vars], which are for the deployed site; this machine has .dev.vars. */
export function localConfig(built: string): string {
  const { vars: _deployed, ...config } = JSON.parse(readFileSync(built, "utf8"));
  const text = JSON.stringify({ ...config, vars: {} });
  const file = path.join(path.dirname(built), "local.json");
  // Another site of this build may be reading it.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  return file;
}

export function localVariables(): NodeJS.Dict<string> {
  return existsSync(DEV_VARS) ? parseEnv(readFileSync(DEV_VARS, "utf8")) : {};
}
