import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { ArticleImage } from "../../app/features/blog/article.ts";
import { cachedFile, contentHash } from "../cache.ts";

/** How a picture is cut and in which widths it is kept; without a ratio it stays whole. */
type Cut = { name: string; ratio?: number; widths: number[] };

const WHOLE: Cut = { name: "", widths: [480, 828, 1280, 1600] };
const WIDE: Cut = { name: "-wide", ratio: 2.39, widths: [828, 1280, 1600, 1920] };
const TALL: Cut = { name: "-tall", ratio: 4 / 5, widths: [480, 640, 828] };
const FORMATS = { avif: { quality: 48, effort: 3 }, webp: { quality: 72 } };

const PICTURE = /\.(jpg|png|webp)$/;
/** Photographs that fill a screen are shown from edge to edge; drawings and small pictures stay whole. */
const STILL = { file: /\.jpg$/, width: 1280 };

type Original = { file: string; bytes: Buffer; width: number; height: number };
type Print = {
  original: Original;
  name: string;
  format: keyof typeof FORMATS;
  width: number;
  height: number;
};

/** Sized pictures are kept here between builds; Vite's development server serves them from here too. */
const printUrl = (name: string) => `/.cache/pictures/${name}`;

/** The pictures that lie beside an MDX file, sized as they are asked for. */
export async function readPicturesBeside(file: string) {
  const folder = path.dirname(file);
  const names = (await readdir(folder)).filter((name) => PICTURE.test(name));
  const originals = await Promise.all(names.map((name) => readOriginal(path.join(folder, name))));
  const prints = new Map<string, Print>();

  /** Whole, or as a still: cut wide, and upright for phones. Throws for one that is not there. */
  function find(name: string, { isStill = false } = {}): ArticleImage {
    const original = originals[names.indexOf(name.replace(/^\.\//, ""))];
    if (!original) throw new Error(`there is no picture ${name} beside ${path.basename(file)}`);
    const isCut = isStill && STILL.file.test(name) && original.width >= STILL.width;
    const { picture, ...shown } = cutOut(original, isCut ? WIDE : WHOLE);
    const tall = isCut ? cutOut(original, TALL) : undefined;
    for (const print of [...shown.avif, shown.webp, ...(tall?.avif ?? [])]) {
      prints.set(print.name, print);
    }
    return tall ? { ...picture, tall: tall.picture.srcSet } : picture;
  }

  return {
    sources: originals.map((original) => original.file),
    find,
    /** Writes the files of what was asked for; gives their paths. */
    async write() {
      const files = [];
      for (const print of prints.values()) files.push(await writePrint(print));
      return files;
    },
  };
}

async function readOriginal(file: string): Promise<Original> {
  const bytes = await readFile(file);
  const { autoOrient } = await sharp(bytes).metadata();
  return { file, bytes, ...autoOrient };
}

/** A picture in the widths that fit it as AVIF, the largest as WebP too. */
function cutOut(original: Original, { name, ratio, widths }: Cut) {
  const { width, height } = ratio ? largestOf(ratio, original) : original;
  const hash = contentHash(original.bytes, JSON.stringify(FORMATS), `${ratio ?? ""}`);
  const stem = `${path.parse(original.file).name}${name}-${hash}`;
  const print = (format: Print["format"], it: number): Print => ({
    original,
    name: `${stem}-${it}.${format}`,
    format,
    width: it,
    height: Math.round((it * height) / width),
  });
  const fitting = widths.filter((it) => it <= width);
  const avif = (fitting.length > 0 ? fitting : [width]).map((it) => print("avif", it));
  const webp = print("webp", Math.max(...avif.map((it) => it.width)));
  const picture = {
    src: printUrl(webp.name),
    srcSet: avif.map((it) => `${printUrl(it.name)} ${it.width}w`).join(", "),
    width: webp.width,
    height: webp.height,
  };
  return { picture, avif, webp };
}

/** The largest part of a picture that has this shape. */
function largestOf(ratio: number, { width, height }: Original) {
  return width / height > ratio
    ? { width: Math.floor(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

function writePrint({ original, name, format, width, height }: Print): Promise<string> {
  return cachedFile(`pictures/${name}`, () =>
    sharp(original.bytes)
      .rotate()
      .resize(width, height)
      .toFormat(format, FORMATS[format])
      .toBuffer(),
  );
}
