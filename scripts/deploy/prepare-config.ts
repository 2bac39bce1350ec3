import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readWorker } from "../settings/worker-config.ts";
import { builtConfig } from "../site-server.ts";
import { keptConfig } from "./kept-config.ts";
import { type Bindings, type Ids, withIds } from "./resources.ts";

/** wrangler.toml's bindings, with the ids that an earlier deploy kept. */
export function readBindings(env?: string): Bindings & { name: string } {
  const { name = "studio-site", d1_databases, kv_namespaces } = readWorker(env);
  const bindings = { name, d1_databases, kv_namespaces } as Bindings & { name: string };
  const file = keptConfig(env);
  if (!existsSync(file)) return bindings;
  const kept: Bindings = JSON.parse(readFileSync(file, "utf8"));
  const ids = [
    ...kept.d1_databases.map((d1) => [d1.binding, d1.database_id]),
    ...kept.kv_namespaces.map((kv) => [kv.binding, kv.id]),
  ];
  return fillIn(bindings, Object.fromEntries(ids));
}

/** Puts the ids into the built configuration, and keeps them for `leads -- --remote` and next time. */
export function writeIds(worker: Bindings, ids: Ids, env?: string): void {
  const built: Bindings = JSON.parse(readFileSync(builtConfig, "utf8"));
  writeFileSync(builtConfig, JSON.stringify(withIds(built, ids)));
  const { name, d1_databases, kv_namespaces } = withIds(worker, ids);
  const databases = d1_databases.map((d1) => ({ ...d1, migrations_dir: "../workers/migrations" }));
  const kept = { name, compatibility_date: "2026-10-01", d1_databases: databases, kv_namespaces };
  mkdirSync(path.dirname(keptConfig(env)), { recursive: true });
  writeFileSync(keptConfig(env), JSON.stringify(kept, null, 2));
}

/** An id in wrangler.toml wins over a kept one. */
function fillIn<Config extends Bindings>(bindings: Config, ids: Ids): Config {
  const own = Object.fromEntries(
    [
      ...bindings.d1_databases.map((d1) => [d1.binding, d1.database_id]),
      ...bindings.kv_namespaces.map((kv) => [kv.binding, kv.id]),
    ].filter(([, id]) => id),
  );
  return withIds(bindings, { ...ids, ...own });
}
