import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Picture } from "../../app/features/blog/article.ts";
import { assetUrl, contentHash } from "../content-assets.ts";
import { FORMATS, type Format, type Print } from "./keep-prints.ts";

/** How a picture is cut and in which widths it is kept; without a ratio it stays whole. */
type Cut = { name: string; ratio?: number; widths: number[] };

const WHOLE: Cut = { name: "", widths: [480, 828, 1280, 1600] };
const WIDE: Cut = { name: "-wide", ratio: 2.39, widths: [828, 1280, 1600, 1920] };
const TALL: Cut = { name: "-tall", ratio: 4 / 5, widths: [480, 640, 828] };

/** Photographs that fill a screen are shown from edge to edge; drawings and small pictures stay whole. */
const STILL = { file: /\.jpg$/, width: 1280 };

export type Original = { file: string; bytes: Buffer; width: number; height: number };

/** A picture as pages show it, and the prints that this takes. */
export type Sized = { picture: Picture; prints: Print[] };

export async function readOriginal(file: string): Promise<Original> {
  const bytes = await readFile(file);
  const { autoOrient } = await sharp(bytes).metadata();
  return { file, bytes, ...autoOrient };
}

/** A picture in the widths that fit it as AVIF, the largest as WebP, too. */
export function sizePicture(original: Original): Sized {
  const { prints, ...picture } = cutOut(original, WHOLE);
  return { picture, prints };
}

/** A picture of a text: a still is cut wide, and upright for phones. */
export function sizeStill(original: Original): Sized {
  if (!STILL.file.test(original.file) || original.width < STILL.width) return sizePicture(original);
  const { prints, ...wide } = cutOut(original, WIDE);
  const { srcSet, prints: upright } = cutOut(original, TALL);
  const tall = upright.filter(({ format }) => format === "avif");
  return { picture: { ...wide, tall: srcSet }, prints: [...prints, ...tall] };
}

function cutOut(original: Original, { name, ratio, widths }: Cut) {
  const { file, bytes } = original;
  const whole = { width: original.width, height: original.height };
  const { width, height } = ratio ? largestOf(ratio, whole) : whole;
  const fitting = widths.filter((it) => it <= width);
  const made = fitting.length > 0 ? fitting : [width];
  const largest = Math.max(...made);
  const stem = `${path.parse(file).name}${name}-${contentHash(bytes, JSON.stringify(FORMATS), `${ratio ?? ""}`)}`;
  const nameOf = (it: number, format: Format) => `${stem}-${it}.${format}`;
  const heightOf = (it: number) => Math.round((it * height) / width);
  const print = (it: number, format: Format): Print => ({
    bytes,
    name: nameOf(it, format),
    format,
    width: it,
    height: heightOf(it),
  });
  const prints = [...made.map((it) => print(it, "avif")), print(largest, "webp")];
  const srcSet = made.map((it) => `${assetUrl(nameOf(it, "avif"))} ${it}w`).join(", ");
  const src = assetUrl(nameOf(largest, "webp"));
  return { src, srcSet, width: largest, height: heightOf(largest), prints };
}

/** The largest part of a picture that has this shape. */
function largestOf(ratio: number, { width, height }: { width: number; height: number }) {
  return width / height > ratio
    ? { width: Math.floor(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}
