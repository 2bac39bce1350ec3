import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";
import {
  IS_ANIMATED,
  IS_HEIC,
  IS_NO_PICTURE,
  isAnimated,
  isHeic,
  LIMIT_MB,
} from "../../app/content/picture-file.ts";

export type Source = { file: string; bytes: Buffer; width: number; height: number };

export const EXTENSION = /\.(jpe?g|png|webp|avif)$/i;
const FORMATS = ["jpeg", "png", "webp", "heif"];

/** Reads a picture; rejects with what is wrong with it and what to do. */
export async function readSource(file: string): Promise<Source> {
  const megabytes = (await stat(file)).size / 1e6;
  if (megabytes > LIMIT_MB) {
    const size = `is ${Math.round(megabytes)} MB; at most ${LIMIT_MB} MB are allowed`;
    throw new Error(`${size}: export it smaller, 4,000 px wide are enough`);
  }
  const bytes = await readFile(file);
  if (isHeic(bytes)) throw new Error(IS_HEIC);
  const metadata = await readMetadata(bytes).catch(() => undefined);
  if (!metadata || !FORMATS.includes(metadata.format)) throw new Error(IS_NO_PICTURE);
  if ((metadata.pages ?? 1) > 1 || isAnimated(bytes)) throw new Error(IS_ANIMATED);
  const { width, height } = metadata.autoOrient;
  return { file, bytes, width, height };
}

/** Rejects also for an empty file. */
async function readMetadata(bytes: Buffer) {
  return sharp(bytes).metadata();
}
