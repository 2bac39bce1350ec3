import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { root } from "./tools.ts";

export type Source = Record<string, unknown>;

export function readWorker(env?: string) {
  const file = path.join(root, "wrangler.toml");
  return unstable_readConfig({ config: file, env }, { hideWarnings: true });
}
