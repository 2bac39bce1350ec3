import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { root } from "./tools.ts";

export type Source = Record<string, unknown>;

/** The configuration of wrangler.toml, of an environment if `env` is given. */
export function readWorker(env?: string) {
  const file = path.join(root, "wrangler.toml");
  return unstable_readConfig({ config: file, env }, { hideWarnings: true });
}
