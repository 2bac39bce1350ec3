import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Cover } from "./pictures.ts";

const content = join(import.meta.dirname, "../../content");

export async function publishCover(name: string, cover: Cover, png: Buffer): Promise<void> {
  const path = join(content, "blog", cover.path);
  mkdirSync(dirname(path), { recursive: true });
  const jpeg = await sharp(png)
    .resize({ width: 1600, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path);
  console.log(`${name}  ${cover.path}  ${jpeg.width}x${jpeg.height}  jpeg ${jpeg.size}`);
}

export async function publishFrame(name: string, png: Buffer): Promise<void> {
  const path = join(content, "pictures", `${name}.avif`);
  const avif = await sharp(png).avif({ quality: 70, effort: 4 }).toFile(path);
  console.log(`${name}  ${avif.width}x${avif.height}  avif ${avif.size}`);
}
