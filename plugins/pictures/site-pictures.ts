import { nearest } from "../../app/content/nearest.ts";
import type { CroppedPicture } from "../../app/content/schema/media.ts";
import { readContent } from "../content/read-content.ts";
import { settleAllMdx } from "../mdx/mdx.ts";
import { CROPS, type CropName } from "./crops.ts";
import { readPictures } from "./read-pictures.ts";
import { listUnused, listUses } from "./uses.ts";

const FOLDER = "content/pictures";

type Crops = Record<CropName, Record<string, CroppedPicture>>;

let pictures: ReturnType<typeof cropUses> | undefined;

/** The pictures of content/pictures in the crops that the pages show. */
export function sitePictures() {
  pictures ??= cropUses();
  return pictures;
}

export function clearSitePictures(): void {
  pictures = undefined;
}

async function cropUses() {
  const { crop, check, files, problems } = await readPictures(FOLDER);
  const names = Object.keys(CROPS) as CropName[];
  const crops = Object.fromEntries(names.map((name) => [name, {}])) as Crops;
  const alts: Record<string, string> = {};
  const texts = await settleAllMdx();
  const uses = listUses(texts.files.filter((file) => file.kind === "own page"));
  for (const { entry, file, name, picture, crops: needed } of uses) {
    if (!picture) {
      problems.push(`${entry}: ${describeUnknown(name)}`);
      continue;
    }
    if (needed === "social card") {
      check(file, picture.file);
      continue;
    }
    if (needed.length === 0)
      problems.push(`${entry}: this page shows no picture there. Remove this line.`);
    alts[name] = picture.alt;
    for (const as of needed) crops[as][name] ??= crop(file, picture.file, as, picture.focus);
  }
  for (const { file, picture } of listUnused(uses)) check(file, picture.file);
  return { crops, alts, files, problems: onceEach(problems) };
}

/** A picture that several pages show is wrong once. */
function onceEach(problems: string[]): string[] {
  const byWhy = Map.groupBy(problems, (it) => it.replace(/ \(shown by .*?\): /, ": "));
  return [...byWhy.values()].flatMap(([first]) => first ?? []);
}

function describeUnknown(name: string): string {
  const listed = Object.keys(readContent("images").pictures);
  const alike = nearest(name, listed).slice(0, 5).join(", ");
  return `there is no picture "${name}" in content/images.yaml. Write one of its names, such as ${alike}, or add it there.`;
}
