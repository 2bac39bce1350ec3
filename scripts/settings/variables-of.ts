import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig } from "wrangler";
import { DEV_VARS } from "../site-server.ts";
import { root } from "../tools.ts";

export type Source = Record<string, unknown>;

/** What this machine sets: .dev.vars, if there is one. */
export function localVariables(): Source {
  return existsSync(DEV_VARS) ? parseEnv(readFileSync(DEV_VARS, "utf8")) : {};
}

/** The Worker as wrangler.toml describes it; `env` names one of its environments. */
export function readWorker(env?: string) {
  const file = path.join(root, "wrangler.toml");
  return unstable_readConfig({ config: file, env }, { hideWarnings: true });
}
