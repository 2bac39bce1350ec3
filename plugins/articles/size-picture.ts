import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Picture } from "../../app/features/blog/article.ts";
import { assetUrl, contentHash } from "../content-assets.ts";

/** Where sized pictures are kept between builds, under the names they are served by. */
export const PICTURES = path.resolve(".cache/pictures");

const WIDTHS = [480, 828, 1280, 1600];
const FORMATS = { avif: { quality: 48, effort: 3 }, webp: { quality: 72 } };

type Format = keyof typeof FORMATS;

/** A picture in the widths that fit it, each as AVIF and WebP, and the files that hold them. */
export async function sizePicture(file: string): Promise<{ picture: Picture; files: string[] }> {
  const original = await readFile(file);
  const { width, height } = await sharp(original).metadata();
  const fitting = WIDTHS.filter((it) => it <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  const stem = `${path.parse(file).name}-${contentHash(original, JSON.stringify(FORMATS))}`;
  const nameOf = (it: number, format: Format) => `${stem}-${it}.${format}`;

  await mkdir(PICTURES, { recursive: true });
  const files = [];
  for (const format of ["avif", "webp"] as const) {
    for (const it of widths) {
      files.push(await keepPicture(original, nameOf(it, format), it, format));
    }
  }
  const largest = Math.max(...widths);
  const srcSet = (format: Format) =>
    widths.map((it) => `${assetUrl(nameOf(it, format))} ${it}w`).join(", ");
  return {
    files,
    picture: {
      src: assetUrl(nameOf(largest, "webp")),
      avif: srcSet("avif"),
      webp: srcSet("webp"),
      width: largest,
      height: Math.round((height * largest) / width),
    },
  };
}

/** The name of a sized picture, made now unless an earlier build left it. */
async function keepPicture(original: Buffer, name: string, width: number, format: Format) {
  const file = path.join(PICTURES, name);
  const kept = await readFile(file).catch(() => null);
  if (!kept) {
    const sized = sharp(original).rotate().resize(width).toFormat(format, FORMATS[format]);
    // A build that is stopped here must not leave half a picture behind under its name.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, await sized.toBuffer());
    await rename(unfinished, file);
  }
  return name;
}
