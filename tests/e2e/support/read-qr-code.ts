import type { Locator } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";

/** What a phone reads in a code, from the pixels that the browser drew. */
export async function readQrCode(image: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await image.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
