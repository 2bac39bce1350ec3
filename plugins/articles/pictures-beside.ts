import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Picture } from "../../app/features/blog/article.ts";
import { sizePicture } from "./size-picture.ts";

const PICTURE = /\.(jpg|png|webp)$/;

/** Sizes the pictures that lie beside an MDX file; `find` throws for one that does not. */
export async function sizePicturesBeside(file: string) {
  const folder = path.dirname(file);
  const names = (await readdir(folder)).filter((name) => PICTURE.test(name));
  const sources = names.map((name) => path.join(folder, name));
  const sized = await Promise.all(sources.map(sizePicture));
  return {
    sources,
    files: sized.flatMap(({ files }) => files),
    find(name: string): Picture {
      const found = sized[names.indexOf(name.replace(/^\.\//, ""))];
      if (!found) throw new Error(`there is no picture ${name} beside ${path.basename(file)}`);
      return found.picture;
    },
  };
}
