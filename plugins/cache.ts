import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const CACHE = path.resolve(".cache");
/** Files that take long to make, committed by their hashed names: a fresh clone takes them from here. */
const COMMITTED = path.resolve("generated");

/** A short hash of the inputs of a file, for its name. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
}

/** A file of .cache/ or generated/, else made; other builds may be copying the folder, so it is renamed into place. */
export async function cachedFile(name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = path.join(CACHE, name);
  if (existsSync(file)) return file;
  const unfinished = path.join(CACHE, "unfinished", randomUUID());
  for (const it of [file, unfinished]) await mkdir(path.dirname(it), { recursive: true });
  const committed = path.join(COMMITTED, name);
  await writeFile(unfinished, existsSync(committed) ? await readFile(committed) : await make());
  await rename(unfinished, file);
  return file;
}
