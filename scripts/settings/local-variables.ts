import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { DEV_VARS } from "../site-server.ts";

/** What this machine sets: .dev.vars, if there is one. */
export function localVariables(): NodeJS.Dict<string> {
  return existsSync(DEV_VARS) ? parseEnv(readFileSync(DEV_VARS, "utf8")) : {};
}
