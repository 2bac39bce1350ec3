import { mkdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { cachedFile } from "./cache.ts";

const PICTURE = Buffer.alloc(30_000_000, 7);

test("a folder contains no unfinished file while one is written", async () => {
  mkdirSync(".cache", { recursive: true });
  const folder = await mkdtemp(".cache/cache-test-");
  const name = path.join(path.basename(folder), "picture.avif");
  try {
    let isKept = false;
    const kept = cachedFile(name, async () => PICTURE).then((file) => {
      isKept = true;
      return file;
    });
    const seen = new Set<string>();
    while (!isKept) for (const found of await readdir(folder)) seen.add(found);
    const file = await kept;
    expect([...seen]).not.toContainEqual(expect.not.stringMatching(/^picture\.avif$/));
    expect((await readFile(file)).equals(PICTURE)).toBe(true);
    expect(await cachedFile(name, () => Promise.reject(new Error("made twice")))).toBe(file);
  } finally {
    await rm(folder, { recursive: true });
  }
});
