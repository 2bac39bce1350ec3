import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The built configuration without [vars], which are the deployed site's: this machine has .dev.vars. */
export function localConfig(built: string): string {
  const { vars: _deployed, ...config } = JSON.parse(readFileSync(built, "utf8"));
  const text = JSON.stringify({ ...config, vars: {} });
  const file = path.join(path.dirname(built), "local.json");
  // Another site of this build may be reading it.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  return file;
}
