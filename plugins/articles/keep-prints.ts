import { access } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { keepFile } from "../keep-file.ts";

/** Where sized pictures are kept between builds, under the names they are served by. */
export const PICTURES = path.resolve(".cache/pictures");

export const FORMATS = { avif: { quality: 48, effort: 3 }, webp: { quality: 72 } };

export type Format = keyof typeof FORMATS;

/** One file of a sized picture, cut to its shape. */
export type Print = { name: string; bytes: Buffer; format: Format; width: number; height: number };

/** Makes the prints that no earlier build has left; gives the names of all. */
export async function keepPrints(prints: Iterable<Print>): Promise<string[]> {
  const names = [];
  for (const print of prints) {
    await keepPrint(print);
    names.push(print.name);
  }
  return names;
}

async function keepPrint({ name, bytes, format, width, height }: Print): Promise<void> {
  const file = path.join(PICTURES, name);
  const isKept = await access(file).then(
    () => true,
    () => false,
  );
  if (isKept) return;
  const sized = sharp(bytes).rotate().resize(width, height);
  await keepFile(file, await sized.toFormat(format, FORMATS[format]).toBuffer());
}
