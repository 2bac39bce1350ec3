import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { nearest } from "../../app/content/nearest.ts";
import { EXPORT, IS_HEIC } from "../../app/content/picture-file.ts";
import type { CroppedPicture } from "../../app/content/schema/media.ts";
import { cachedFile, contentHash } from "../cache.ts";
import { shownPath } from "../check-content/content-error.ts";
import { CROPS, type Crop, type CropName } from "./crops.ts";
import { EXTENSION, readSource, type Source } from "./source.ts";

/** Where a build puts the files; the development server makes those that pages ask for. */
export const PICTURES_URL = "/assets/";
/** Of the encoder, from 0 to 9: the next one takes three times as long for files that are 5 % smaller. */
const EFFORT = 3;
const NOTHING: CroppedPicture = { src: "about:blank", srcSet: "", width: 1, height: 1 };

/** Makes a file unless it is cached, and returns its path. */
export type MakeFile = () => Promise<string>;
export type Pictures = Awaited<ReturnType<typeof readPictures>>;

/** Reads the pictures of a folder. What is wrong with those that are asked for is collected in `problems`. */
export async function readPictures(folder: string) {
  const there = await readdir(folder).catch((): string[] => []);
  const names = there.filter((it) => EXTENSION.test(it)).sort();
  const read = names.map(async (name): Promise<[string, Source | Error]> => {
    return [name, await readSource(path.join(folder, name)).catch((error: Error) => error)];
  });
  const sources = new Map(await Promise.all(read));
  const problems = findSameNames(names).map((why) => `${shownPath(folder)}: ${why}`);
  const files = new Map<string, MakeFile>();

  /** `entry`: who names the picture, such as "content/team.yaml: members 1 (Ingrid), photo". */
  function crop(entry: string, name: string, as: CropName, focus?: string): CroppedPicture {
    const source = sources.get(name.replace(/^\.\//, ""));
    const wrong = findWrong(source, name, CROPS[as]);
    if (wrong || !source || source instanceof Error) {
      problems.push(`${entry}: ${wrong}`);
      return NOTHING;
    }
    const { picture, made } = cut(source, as, focus);
    for (const [file, make] of made) files.set(file, make);
    return picture;
  }

  /** The path of a picture that is shown in another way than by `crop`. */
  function check(entry: string, name: string): string {
    const wrong = findWrong(sources.get(name), name, CROPS.screen);
    if (wrong) problems.push(`${entry}: ${wrong}`);
    return path.join(folder, name);
  }

  function findWrong(source: Source | Error | undefined, name: string, { minimum, ...crop }: Crop) {
    if (!source && there.includes(name) && /\.hei[cf]$/i.test(name)) return `${name} ${IS_HEIC}.`;
    if (!source && there.includes(name))
      return `${name} is in a format that not all browsers show: ${EXPORT}.`;
    if (!source)
      return `there is no picture ${name} in ${shownPath(folder)}${describeNearest(name, names)}`;
    if (source instanceof Error) return `${name} ${source.message}.`;
    const { width, height } = source;
    if (width < minimum) {
      return `${name} is ${width} px wide; at least ${minimum} px are needed: export it larger.`;
    }
    const cropped = largest(crop.ratio, source).width;
    const least = Math.min(...crop.widths);
    if (cropped >= least) return;
    const needed = Math.ceil(least / (crop.ratio ?? width / height));
    return `${name} is ${height} px high; at least ${needed} px are needed here: choose another cut.`;
  }

  return {
    crop,
    check,
    problems,
    /** What has been cropped so far, by the names of the files. */
    files,
    paths: names.map((name) => path.join(folder, name)),
  };
}

function findSameNames(names: string[]): string[] {
  const stem = (name: string) => path.parse(name).name.toLowerCase();
  return names.flatMap((name, at) => {
    const same = names.slice(0, at).find((other) => stem(other) === stem(name));
    return same ? `${same} and ${name} have the same name: rename or delete one of them.` : [];
  });
}

function describeNearest(name: string, names: string[]): string {
  if (names.length === 0) return ", which has no pictures.";
  const same = names.find((it) => it.toLowerCase() === name.toLowerCase());
  if (same) return `; capital letters count: write ${same}.`;
  const listed = nearest(name, names).slice(0, 5).join(", ");
  return `; it has ${listed}${names.length > 5 ? " and others" : ""}: correct the name, or put the file there.`;
}

function cut(source: Source, as: CropName, focus?: string) {
  const { ratio, widths, quality }: Crop = CROPS[as];
  const { width, height } = largest(ratio, source);
  const recipe = JSON.stringify([ratio, ratio && focus, quality, EFFORT]);
  const words = path
    .parse(source.file)
    .name.toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const stem = `${words}-${as}-${contentHash(source.bytes, recipe)}`;
  const sizes = fitting(widths, width).map((it) => {
    const name = `${stem}-${it}.avif`;
    const size = { width: it, height: Math.round((it * height) / width) };
    const make = () => cachedFile(`pictures/${name}`, () => encode(source, as, focus, size));
    return { name, make, ...size };
  });
  const biggest = sizes.at(-1) ?? { name: "", width, height };
  const picture = {
    src: PICTURES_URL + biggest.name,
    srcSet: sizes.map((it) => `${PICTURES_URL}${it.name} ${it.width}w`).join(", "),
    width: biggest.width,
    height: biggest.height,
  };
  return { picture, made: sizes.map(({ name, make }): [string, MakeFile] => [name, make]) };
}

type Size = { width: number; height: number };

function largest(ratio: number | undefined, { width, height }: Size): Size {
  if (!ratio) return { width, height };
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

/** Those that the source has, within a hundredth, and its own width if that is much more than the last of them. */
function fitting(widths: number[], width: number): number[] {
  const found = widths.filter((it) => it <= width * 1.01);
  const isBetween = found.length < widths.length && width > (found.at(-1) ?? 0) * 1.2;
  return isBetween ? [...found, width] : found;
}

async function encode(source: Source, as: CropName, focus: string | undefined, size: Size) {
  const { ratio, quality }: Crop = CROPS[as];
  const options = { quality, effort: EFFORT, chromaSubsampling: "4:2:0" };
  try {
    return await cropAround(focus, source, ratio).resize(size).avif(options).toBuffer();
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : error;
    throw new Error(`${shownPath(source.file)} is damaged (${why}): export it once more.`);
  }
}

/** A picture around its focal point, upright and in sRGB. */
export function cropAround(focus: string | undefined, { bytes, ...full }: Source, ratio?: number) {
  const { width, height } = largest(ratio, full);
  const [x = 50, y = 50] = (focus ?? "50% 50%").split(" ").map(Number.parseFloat);
  const offset = (of: number, cropped: number, percent: number) =>
    Math.round(Math.min(Math.max((of * percent) / 100 - cropped / 2, 0), of - cropped));
  const area = { left: offset(full.width, width, x), top: offset(full.height, height, y) };
  return sharp(bytes)
    .autoOrient()
    .extract({ ...area, width, height })
    .toColourspace("srgb");
}
