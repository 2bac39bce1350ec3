import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { keepFile } from "./keep-file.ts";

const PICTURE = Buffer.alloc(30_000_000, 7);

test("a folder whose file is being written shows no other name to who copies it", async () => {
  // On the disk of the place that unfinished files have.
  const cache = path.resolve(".cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, "keep-file-"));
  try {
    let isKept = false;
    const kept = keepFile(path.join(folder, "picture.avif"), PICTURE).then(() => {
      isKept = true;
    });
    const seen = new Set<string>();
    while (!isKept) for (const name of await readdir(folder)) seen.add(name);
    await kept;
    expect([...seen]).not.toContainEqual(expect.not.stringMatching(/^picture\.avif$/));
    expect((await readFile(path.join(folder, "picture.avif"))).equals(PICTURE)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});
