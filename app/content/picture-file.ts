/** What a file must be to become a picture of the site, read from its first bytes and never from its name. */

export const EXPORT = "export it as JPEG, PNG, WebP or AVIF";
export const IS_HEIC = `is an HEIC photograph, as iPhones take, which browsers do not show: ${EXPORT}`;
export const IS_NO_PICTURE = `is not a picture, whatever its name says: ${EXPORT}`;
export const IS_ANIMATED = "is animated: export one frame of it, as JPEG, PNG, WebP or AVIF";
export const LIMIT_MB = 20;
/** Widths that a source must have: of a picture of a page, and of a person's. */
export const PAGE_WIDTH = 1600;
export const PERSON_WIDTH = 828;
export const TEXT_WIDTH = 480;

/** Its head has size and orientation behind profiles and previews of a camera. */
export const HEAD_BYTES = 1024 * 1024;

type PictureType = "jpeg" | "png" | "webp" | "avif";
/** Upright, as it is shown. */
export type PictureSize = { type: PictureType; width: number; height: number };

/** Type and size of a picture; of any other file the reason why it is none. */
export function readPictureHead(bytes: Uint8Array): PictureSize | string {
  if (isHeic(bytes)) return IS_HEIC;
  if (isAnimated(bytes)) return IS_ANIMATED;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const found = readJpeg(view) ?? readPng(view) ?? readWebp(view) ?? readAvif(view);
    return found && found.width > 0 && found.height > 0 ? found : IS_NO_PICTURE;
  } catch (error) {
    // Its head ends too early.
    if (error instanceof RangeError) return IS_NO_PICTURE;
    throw error;
  }
}

/** The brands of a HEIF file's first box; AVIF has others. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(hei[cxms]|hev[cxms]|mif1(?!.*avif))/s.test(latin(bytes, 4, 40));
}

export function isAnimated(bytes: Uint8Array): boolean {
  const start = latin(bytes, 0, 4096);
  const isWebp = /^RIFF.{4}WEBPVP8X/s.test(start) && ((bytes[20] ?? 0) & 2) > 0;
  return isWebp || /^.{4}ftypavis/s.test(start) || (bytes[0] === 0x89 && start.includes("acTL"));
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

const textAt = (view: DataView, at: number, length: number) =>
  latin(new Uint8Array(view.buffer, view.byteOffset + at, length), 0, length);

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1: segments until the one with the size. */
function readJpeg(view: DataView): PictureSize | undefined {
  if (view.getUint32(0) >>> 8 !== 0xffd8ff) return undefined;
  let isOnItsSide = false;
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >> 8 !== 0xff) return undefined;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf;
    if (isFrame && ![0xffc4, 0xffc8, 0xffcc].includes(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return {
        type: "jpeg",
        ...(isOnItsSide ? { width: height, height: width } : { width, height }),
      };
    }
    if (marker === 0xffe1 && textAt(view, at + 4, 4) === "Exif")
      isOnItsSide = readOrientation(view, at + 10) > 4;
  }
}

/** The tag 0x0112 of Exif, from 1 to 8; above 4 width and height change places. */
function readOrientation(view: DataView, from: number): number {
  const isLittle = view.getUint16(from) === 0x4949;
  const first = from + view.getUint32(from + 4, isLittle);
  const tags = view.getUint16(first, isLittle);
  for (let tag = 0; tag < tags; tag++) {
    const at = first + 2 + 12 * tag;
    if (view.getUint16(at, isLittle) === 0x0112) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}

function readPng(view: DataView): PictureSize | undefined {
  if (textAt(view, 1, 3) !== "PNG" || textAt(view, 12, 4) !== "IHDR") return undefined;
  return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(view: DataView): PictureSize | undefined {
  if (textAt(view, 0, 4) !== "RIFF" || textAt(view, 8, 4) !== "WEBP") return undefined;
  const type = "webp";
  const kind = textAt(view, 12, 4);
  if (kind === "VP8X") {
    const [width, height] = [24, 27].map((at) => (view.getUint32(at - 1, true) >>> 8) + 1);
    return { type, width: width ?? 0, height: height ?? 0 };
  }
  if (kind === "VP8 ") {
    const [width, height] = [26, 28].map((at) => view.getUint16(at, true) & 0x3fff);
    return { type, width: width ?? 0, height: height ?? 0 };
  }
  if (kind !== "VP8L") return undefined;
  const bits = view.getUint32(21, true);
  return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Of several images in it, such as a preview, the largest is shown. */
function readAvif(view: DataView): PictureSize | undefined {
  if (textAt(view, 4, 4) !== "ftyp" || !/avif/.test(textAt(view, 8, view.getUint32(0) - 8)))
    return undefined;
  const sizes = [...latinHead(view).matchAll(/ispe/g)].map(({ index }) => ({
    ...{ width: view.getUint32(index + 8), height: view.getUint32(index + 12) },
  }));
  const [largest] = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return largest && { type: "avif", ...largest };
}

/** The boxes that describe an AVIF file are at its start. */
const latinHead = (view: DataView) => textAt(view, 0, Math.min(view.byteLength, 16_384));
