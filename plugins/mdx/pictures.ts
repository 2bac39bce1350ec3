import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { ArticleImage } from "../../app/features/blog/article.ts";
import { cachedFile, contentHash } from "../cache.ts";

/** Aspect ratio and widths of a picture; without a ratio it is not cropped. */
type Crop = { name: string; ratio?: number; widths: number[] };

const WHOLE: Crop = { name: "", widths: [480, 828, 1280, 1600] };
const WIDE: Crop = { name: "-wide", ratio: 2.39, widths: [828, 1280, 1600, 1920] };
const TALL: Crop = { name: "-tall", ratio: 4 / 5, widths: [480, 640, 828] };
const FORMATS = { avif: { quality: 48, effort: 3 }, webp: { quality: 72 } };

const PICTURE = /\.(jpg|png|webp)$/;
/** Only large photographs are cropped to full width. */
const STILL = { file: /\.jpg$/, width: 1280 };

type Original = { file: string; bytes: Buffer; width: number; height: number };
type SizedPicture = {
  original: Original;
  name: string;
  format: keyof typeof FORMATS;
  width: number;
  height: number;
};

/** Kept between builds; the development server makes and serves those that pages ask for. */
const fileUrl = (name: string) => `/.cache/pictures/${name}`;

export async function readPictures(file: string) {
  const folder = path.dirname(file);
  const names = (await readdir(folder)).filter((name) => PICTURE.test(name));
  const originals = await Promise.all(names.map((name) => readOriginal(path.join(folder, name))));
  const sizedPictures = new Map<string, SizedPicture>();

  /** Uncropped, or as a still: cropped wide, and tall for phones. Throws if there is no such picture. */
  function find(name: string, { isStill = false } = {}): ArticleImage {
    const original = originals[names.indexOf(name.replace(/^\.\//, ""))];
    if (!original) throw new Error(`there is no picture ${name} beside ${path.basename(file)}`);
    const isCropped = isStill && STILL.file.test(name) && original.width >= STILL.width;
    const { picture, ...shown } = crop(original, isCropped ? WIDE : WHOLE);
    const tall = isCropped ? crop(original, TALL) : undefined;
    for (const sized of [...shown.avif, shown.webp, ...(tall?.avif ?? [])]) {
      sizedPictures.set(sized.name, sized);
    }
    return tall ? { ...picture, tall: tall.picture.srcSet } : picture;
  }

  return {
    sources: originals.map((original) => original.file),
    find,
    /** The pictures found so far, by the name of their file, each with a function that writes it. */
    get found() {
      const all = [...sizedPictures.values()];
      return new Map(all.map((sized) => [sized.name, () => writeSized(sized)]));
    },
  };
}

async function readOriginal(file: string): Promise<Original> {
  const bytes = await readFile(file);
  const { autoOrient } = await sharp(bytes).metadata();
  return { file, bytes, ...autoOrient };
}

/** A picture as AVIF in all widths up to its own, and as WebP in the largest. */
function crop(original: Original, { name, ratio, widths }: Crop) {
  const { width, height } = ratio ? largestOf(ratio, original) : original;
  const hash = contentHash(original.bytes, JSON.stringify(FORMATS), `${ratio ?? ""}`);
  const stem = `${path.parse(original.file).name}${name}-${hash}`;
  const sized = (format: SizedPicture["format"], it: number): SizedPicture => ({
    original,
    name: `${stem}-${it}.${format}`,
    format,
    width: it,
    height: Math.round((it * height) / width),
  });
  const fitting = widths.filter((it) => it <= width);
  const avif = (fitting.length > 0 ? fitting : [width]).map((it) => sized("avif", it));
  const webp = sized("webp", Math.max(...avif.map((it) => it.width)));
  const picture = {
    src: fileUrl(webp.name),
    srcSet: avif.map((it) => `${fileUrl(it.name)} ${it.width}w`).join(", "),
    width: webp.width,
    height: webp.height,
  };
  return { picture, avif, webp };
}

function largestOf(ratio: number, { width, height }: Original) {
  return width / height > ratio
    ? { width: Math.floor(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

function writeSized({ original, name, format, width, height }: SizedPicture): Promise<string> {
  return cachedFile(`pictures/${name}`, () =>
    sharp(original.bytes)
      .rotate()
      .resize(width, height)
      .toFormat(format, FORMATS[format])
      .toBuffer(),
  );
}
