import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Wraps one PNG in the ICO container: a 6-byte header and one 16-byte directory entry, then the PNG as it is. */
function icoFromPng(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Derives the raster icons from `favicon.svg`, the drawn original. */
export async function makeIcons(directory: string): Promise<void> {
  const mark = readFileSync(join(directory, "favicon.svg"));
  const rasterize = (size: number) => sharp(mark, { density: (72 * size) / 32 }).resize(size, size);
  writeFileSync(
    join(directory, "favicon.ico"),
    icoFromPng(await rasterize(32).png().toBuffer(), 32),
  );
  // Home screens round the corners themselves, so this one is a full square.
  await rasterize(180)
    .flatten({ background: "#0a1318" })
    .png()
    .toFile(join(directory, "apple-touch-icon.png"));
  for (const size of [192, 512]) {
    await rasterize(size)
      .flatten({ background: "#0a1318" })
      .png()
      .toFile(join(directory, `icon-${size}.png`));
  }
}
