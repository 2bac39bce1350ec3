import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Picture } from "../../app/features/blog/article.ts";
import { keepPrints, type Print } from "./keep-prints.ts";
import { type Original, readOriginal, type Sized, sizePicture, sizeStill } from "./size-picture.ts";

const PICTURE = /\.(jpg|png|webp)$/;

/** The pictures that lie beside an MDX file, sized as they are asked for; asking throws for one that does not. */
export async function readPicturesBeside(file: string) {
  const folder = path.dirname(file);
  const names = (await readdir(folder)).filter((name) => PICTURE.test(name));
  const sources = names.map((name) => path.join(folder, name));
  const originals = await Promise.all(sources.map(readOriginal));
  const shown = new Map<string, Print>();

  const size = (name: string, sizeIt: (original: Original) => Sized) => {
    const original = originals[names.indexOf(name.replace(/^\.\//, ""))];
    if (!original) throw new Error(`there is no picture ${name} beside ${path.basename(file)}`);
    const { picture, prints } = sizeIt(original);
    for (const print of prints) shown.set(print.name, print);
    return picture;
  };
  return {
    sources,
    /** Whole. */
    find: (name: string): Picture => size(name, sizePicture),
    /** In a text, where one that stands alone is staged. */
    ofText: (name: string, isStill: boolean): Picture =>
      size(name, isStill ? sizeStill : sizePicture),
    /** Makes the files of what was asked for. */
    keep: () => keepPrints(shown.values()),
  };
}
