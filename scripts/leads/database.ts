import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { keptConfig } from "../deploy/kept-config.ts";
import { migrateLocally } from "../site-server.ts";
import { StorageError } from "./failures.ts";
import type { Sql } from "./sql.ts";

export type Row = Record<string, string | number | null>;

/** Runs statements in one round trip; one list of rows for each. */
export type Database = { run(...statements: Sql[]): Promise<Row[][]> };

const ROOT = resolve(import.meta.dirname, "../..");
const WRANGLER = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;
const TRIES = 4;
const NO_TABLES = "That database has no leads table yet: npm start or npm run deploy makes it.";
const NO_DATABASE = "No local database yet. Run npm start once.";

type Place = { remote: boolean; persistTo: string };

/** The leads database through wrangler, which may run beside `wrangler dev` on the same state. */
export function openDatabase({ remote, persistTo }: Place): Database {
  const state = resolve(persistTo);
  const place = remote ? ["--remote"] : ["--local", "--persist-to", state];

  async function run(...statements: Sql[]): Promise<Row[][]> {
    if (!remote && !existsSync(join(state, "v3/d1"))) throw new StorageError(NO_DATABASE);
    const command = statements.map(({ text }) => text).join(";\n");
    let isMigrated = remote;
    for (let tries = 1; ; tries++) {
      const answer = await execute([...place, "--command", command]);
      if (Array.isArray(answer)) return answer.map(({ results }) => results);
      if (/no such (table|column)/.test(answer.error)) {
        if (isMigrated) throw new StorageError(NO_TABLES);
        await migrateLocally(state);
        isMigrated = true;
        continue;
      }
      if (!/locked|busy/i.test(answer.error) || tries === TRIES) {
        throw new StorageError(`The database did not answer: ${answer.error}`);
      }
      await sleep(250 * tries);
    }
  }
  return { run };
}

type Answer = { results: Row[] }[] | { error: string };

function execute(where: string[]): Promise<Answer> {
  const kept = keptConfig();
  const isDeployed = where.includes("--remote") && existsSync(kept);
  const config = ["--config", isDeployed ? kept : join(ROOT, "wrangler.toml")];
  const args = [WRANGLER, "d1", "execute", "leads", "--json", "--yes", ...config, ...where];
  const env = { ...process.env, NO_COLOR: "1", WRANGLER_SEND_METRICS: "false" };
  return new Promise((answer) => {
    execFile(process.execPath, args, { env, maxBuffer: MAX_OUTPUT_BYTES }, (_, stdout, stderr) => {
      answer(
        parseAnswer(stdout) ?? { error: (stderr || stdout).trim() || "wrangler said nothing" },
      );
    });
  });
}

function parseAnswer(stdout: string): Answer | null {
  try {
    const answer = JSON.parse(stdout);
    return Array.isArray(answer) ? answer : { error: answer.error.text };
  } catch {
    return null;
  }
}
