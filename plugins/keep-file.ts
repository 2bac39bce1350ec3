import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const UNFINISHED = path.resolve(".cache/unfinished");

/** Writes a file of `.cache` aside and puts it in its place whole: its folder, which others may be copying, holds nothing half done. */
export async function keepFile(file: string, bytes: Buffer): Promise<void> {
  const unfinished = path.join(UNFINISHED, randomUUID());
  for (const folder of [UNFINISHED, path.dirname(file)]) await mkdir(folder, { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
