import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { builtConfig } from "../site-server.ts";
import { root } from "../tools.ts";
import { readWorker } from "../worker-config.ts";
import { type Bindings, type Ids, withIds } from "./resources.ts";

/** The file with the ids of this account's database and namespace; it is not committed. */
export function storedConfig(env?: string): string {
  return path.join(root, `.deploy/${env ?? "production"}.json`);
}

/** The bindings of wrangler.toml with the ids that an earlier deploy stored; an id in wrangler.toml takes precedence. */
export function readBindings(env?: string): Bindings & { name: string } {
  const { name = "studio-site", d1_databases, kv_namespaces } = readWorker(env);
  const bindings = { name, d1_databases, kv_namespaces };
  const file = storedConfig(env);
  if (!existsSync(file)) return bindings;
  const stored = idsOf(JSON.parse(readFileSync(file, "utf8")));
  return withIds(bindings, { ...stored, ...idsOf(bindings) });
}

function idsOf({ d1_databases, kv_namespaces }: Bindings): Ids {
  const ids = [
    ...d1_databases.map((d1) => [d1.binding, d1.database_id]),
    ...kv_namespaces.map((kv) => [kv.binding, kv.id]),
  ];
  return Object.fromEntries(ids.filter(([, id]) => id));
}

/** Writes the ids into the built configuration, and stores them for `leads -- --remote` and the next deploy. */
export function writeIds(worker: Bindings, ids: Ids, env?: string): void {
  const built: Bindings = JSON.parse(readFileSync(builtConfig, "utf8"));
  writeFileSync(builtConfig, JSON.stringify(withIds(built, ids)));
  const { name, d1_databases, kv_namespaces } = withIds(worker, ids);
  const { compatibility_date } = readWorker(env);
  const databases = d1_databases.map((d1) => ({ ...d1, migrations_dir: "../workers/migrations" }));
  const kept = { name, compatibility_date, d1_databases: databases, kv_namespaces };
  mkdirSync(path.dirname(storedConfig(env)), { recursive: true });
  writeFileSync(storedConfig(env), JSON.stringify(kept, null, 2));
}
