import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

const UNFINISHED = path.resolve(".cache/unfinished");

/** Writes a file aside and puts it in its place whole: other builds may be reading or copying its folder. */
export async function keepFile(file: string, bytes: Buffer): Promise<void> {
  const unfinished = path.join(UNFINISHED, randomUUID());
  for (const folder of [UNFINISHED, path.dirname(file)]) await mkdir(folder, { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
