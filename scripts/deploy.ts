import { readFile } from "node:fs/promises";
import path from "node:path";
import { builtConfig } from "./site-server.ts";
import { exitWith, root, runQuietly, runVisibly, timed } from "./tools.ts";

const args = process.argv.slice(2);

try {
  const isDryRun = args.includes("--dry-run");
  if (!isDryRun) await assertDatabaseExists();
  await timed("Building", () => runQuietly("react-router", ["build"]));
  if (!isDryRun) await timed("Migrating the database", migrate);
  process.exitCode = await runVisibly("wrangler", ["deploy", "--config", builtConfig, ...args]);
} catch (error) {
  exitWith(error);
}

/** A fresh clone has placeholder ids, which only a dry run accepts. */
async function assertDatabaseExists() {
  const config = await readFile(path.join(root, "wrangler.toml"), "utf8");
  if (!/id = "[0-]+"/.test(config)) return;
  throw new Error("Put your own database and KV ids into wrangler.toml first: see README, Deploy.");
}

function migrate() {
  const place = ["--remote", "--config", path.join(root, "wrangler.toml")];
  return runQuietly("wrangler", ["d1", "migrations", "apply", "leads", ...place]);
}
