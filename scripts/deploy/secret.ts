import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ToolError } from "../tools.ts";
import type { Wrangler } from "./resources.ts";

/** Arguments that give a Worker without a SESSION_SECRET a random one, for as long as `use` runs. */
export async function withFirstSecret<Result>(
  worker: string,
  wrangler: Wrangler,
  use: (args: string[]) => Promise<Result>,
): Promise<Result> {
  if (await hasSecret(worker, wrangler)) return use([]);
  const folder = await mkdtemp(path.join(tmpdir(), "first-secret-"));
  try {
    const file = path.join(folder, "secrets.json");
    const SESSION_SECRET = randomBytes(32).toString("base64url");
    await writeFile(file, JSON.stringify({ SESSION_SECRET }), { mode: 0o600 });
    return await use(["--secrets-file", file]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hasSecret(worker: string, wrangler: Wrangler): Promise<boolean> {
  try {
    return (await wrangler("secret", "list", "--name", worker)).includes('"SESSION_SECRET"');
  } catch (error) {
    // Only a Worker that is not there has surely no secret that a new one would replace.
    if (error instanceof ToolError && /10007|not found|does not exist/i.test(error.output)) {
      return false;
    }
    throw error;
  }
}
