import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Opens the file in which a local site keeps its D1, beside the running site. */
export function openLocalStore(stateDir: string): DatabaseSync {
  const folder = path.join(stateDir, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return new DatabaseSync(path.join(folder, String(file)));
}
