import { readdir } from "node:fs/promises";
import { allFiles } from "./pictures.ts";

/** Whether generated/pictures are those of all pages: if not, the sentence that says what to do. */
export async function findStalePictures(folder = "generated/pictures"): Promise<string[]> {
  const kept = (await readdir(folder).catch((): string[] => [])).sort().join();
  const shown = [...(await allFiles()).keys()].sort().join();
  if (kept === shown) return [];
  return [
    "generated/pictures: the pictures of the site have changed. npm run pictures keeps them in all sizes; until then each build makes them.",
  ];
}
