import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { root } from "./tools.ts";

export type Source = Record<string, unknown>;

export function readWorker(env?: string) {
  const file = path.join(root, "wrangler.toml");
  if (env !== undefined) assertEnvironment(file, env);
  return unstable_readConfig({ config: file, env }, { hideWarnings: true });
}

/** Wrangler's own message has a dozen lines. */
function assertEnvironment(config: string, env: string) {
  const { definedEnvironments = [] } = unstable_readConfig({ config }, { hideWarnings: true });
  if (definedEnvironments.includes(env)) return;
  const names = definedEnvironments.join(", ") || "none";
  throw new Error(`wrangler.toml has no environment "${env}". It has: ${names}.`);
}
