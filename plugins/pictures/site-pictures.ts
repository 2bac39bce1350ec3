import type { CroppedPicture } from "../../content/schema/media.ts";
import { importFile } from "../import-file.ts";
import { settleAllMdx } from "../mdx/mdx.ts";
import { CROPS, type CropName } from "./crops.ts";
import { type Pictures, readPictures } from "./read-pictures.ts";

const FOLDER = "content/pictures";

export type SitePictures = {
  crops: Record<CropName, Record<string, CroppedPicture>>;
  alts: Record<string, string>;
  files: Pictures["files"];
  problems: string[];
};

let pictures: Promise<SitePictures> | undefined;

/** The pictures of content/pictures in the crops that the pages show. */
export function sitePictures(): Promise<SitePictures> {
  pictures ??= cropUses();
  return pictures;
}

export function clearSitePictures(): void {
  pictures = undefined;
}

async function cropUses(): Promise<SitePictures> {
  const { listUses, listed } = await importFile<typeof import("./uses.ts")>(
    "plugins/pictures/uses.ts",
  );
  const { crop, check, files, problems } = await readPictures(FOLDER);
  const names = Object.keys(CROPS) as CropName[];
  const crops = Object.fromEntries(names.map((name) => [name, {}])) as SitePictures["crops"];
  const alts: SitePictures["alts"] = {};
  for (const { entry, name, picture, crops: needed } of listUses(await ownPages())) {
    if (!picture) {
      const why = `there is no picture "${name}" in content/images.ts, which has ${listed.join(", ")}.`;
      problems.push(`${entry}: ${why}`);
      continue;
    }
    if (needed === "social card") {
      check(entry, picture.file);
      continue;
    }
    if (needed.length === 0)
      problems.push(`${entry}: this page shows no picture there: remove it.`);
    alts[name] = picture.alt;
    for (const as of needed) crops[as][name] ??= crop(entry, picture.file, as, picture.focus);
  }
  return { crops, alts, files, problems: [...new Set(problems)] };
}

async function ownPages() {
  const { files } = await settleAllMdx();
  return files.filter((file) => file.kind === "own page");
}
