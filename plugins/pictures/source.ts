import { readFile, stat } from "node:fs/promises";
import sharp from "sharp";

export type Source = { file: string; bytes: Buffer; width: number; height: number };

export const EXTENSION = /\.(jpe?g|png|webp|avif)$/i;
const FORMATS = ["jpeg", "png", "webp", "heif"];
export const EXPORT = "export it as JPEG, PNG, WebP or AVIF";
export const IS_HEIC = `is an HEIC photograph, as iPhones take, which browsers do not show: ${EXPORT}`;
const LIMIT_MB = 20;

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
  if (!metadata || !FORMATS.includes(metadata.format)) {
    throw new Error(`is not a picture, whatever its name says: ${EXPORT}`);
  }
  if ((metadata.pages ?? 1) > 1 || isAnimatedPng(bytes)) {
    throw new Error("is animated: export one frame of it, as JPEG, PNG, WebP or AVIF");
  }
  const { width, height } = metadata.autoOrient;
  return { file, bytes, width, height };
}

/** Rejects also for an empty file. */
async function readMetadata(bytes: Buffer) {
  return sharp(bytes).metadata();
}

/** The brands of a HEIF file's first box; AVIF has others. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cxms]|hev[cxms]|mif1(?!.*avif))/s.test(bytes.toString("latin1", 4, 40));
}

function isAnimatedPng(bytes: Buffer): boolean {
  return bytes[0] === 0x89 && bytes.subarray(0, 4096).includes("acTL");
}
