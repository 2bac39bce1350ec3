import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Cover, Frame } from "./pictures.ts";
import type { Print } from "./prints.ts";

/** The width that browsers without AVIF are given. */
const PLAIN = 828;

const root = join(import.meta.dirname, "../..");

export async function publishCover(name: string, cover: Cover, png: Buffer): Promise<void> {
  const path = join(root, "content/blog", cover.path);
  mkdirSync(dirname(path), { recursive: true });
  const jpeg = await sharp(png)
    .resize({ width: 1600, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path);
  console.log(`${name}  ${cover.path}  ${jpeg.width}x${jpeg.height}  jpeg ${jpeg.size}`);
}

export async function publishFrame(name: string, frame: Frame, png: Buffer): Promise<void> {
  for (const [ending, print] of Object.entries(frame.prints)) {
    for (const width of print.widths)
      await publishPrint(`${name}${ending}-${width}`, print, width, png);
  }
}

/** One print in one width, as AVIF; one of each shape as WebP, too. */
async function publishPrint(name: string, print: Print, width: number, png: Buffer): Promise<void> {
  const path = join(root, "public/frames", name);
  const picture = sharp(await cut(png, print)).resize({ width, kernel: "lanczos3" });
  const avif = await picture
    .clone()
    .avif({ quality: print.quality, effort: width > 1280 ? 4 : 7, chromaSubsampling: "4:2:0" })
    .toFile(`${path}.avif`);
  console.log(`${name}  ${avif.width}x${avif.height}  avif ${avif.size}`);
  if (width === PLAIN) {
    await picture
      .clone()
      .webp({ quality: print.quality + 18, effort: 6, smartSubsample: true })
      .toFile(`${path}.webp`);
  }
}

async function cut(png: Buffer, { ratio, middle }: Print): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata();
  const cutWidth = Math.min(width, Math.round(height * ratio));
  const left = Math.round(Math.min(Math.max(width * middle - cutWidth / 2, 0), width - cutWidth));
  return sharp(png).extract({ left, top: 0, width: cutWidth, height }).toBuffer();
}
