import path from "node:path";
import { root } from "../tools.ts";

/** A configuration with the ids of this account's database and namespace, never committed. */
export function keptConfig(env?: string): string {
  return path.join(root, `.deploy/${env ?? "production"}.json`);
}
