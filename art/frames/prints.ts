import type { Framing } from "./darkroom.ts";

/** Prints of one shape, cut out of an exposure at its full height. */
export interface Print {
  ratio: number;
  /** Where the cut's middle lies, from 0 (left) to 1 (right). */
  middle: number;
  widths: number[];
  /** AVIF quality (0-100); WebP follows from it. */
  quality: number;
}

export interface Exposure {
  scene: string;
  width: number;
  height: number;
  /** Samples along each side of a pixel. */
  supersample: number;
  /** Seconds into the scene; 0 where not said. */
  time?: number;
  framing?: Framing;
}

const half = { middle: 0.5 };
export const screen: Print = { ratio: 16 / 9, ...half, widths: [480, 828, 1280], quality: 50 };
export const across: Print = { ratio: 2.39, ...half, widths: [480, 828, 1280, 1920], quality: 46 };
export const widest: Print = { ...across, widths: [...across.widths, 2560] };
const strip: Print = { ratio: 5 / 4, ...half, widths: [480, 828], quality: 45 };
export const tall: Print = { ratio: 4 / 5, ...half, widths: [480, 828], quality: 41 };

export const asScreen = { width: 1280, height: 720, supersample: 2 };
export const asArticle = { width: 1600, height: 900, supersample: 2 };
/** Has room for both cuts of a still, 2.39:1 and 4:5. */
export const asStill = { width: 1920, height: 1280, supersample: 1 };
/** So many pixels are their own antialiasing. */
export const asWidest = { width: 2560, height: 1071, supersample: 1 };
export const asWide = { width: 1920, height: 803, supersample: 1 };
export const asTall = { width: 828, height: 1035, supersample: 1 };

/** The shapes of a picture that was taken wide; `middle` is where its subject stands. */
export function allShapes(middle: number, wide = across): Record<string, Print> {
  return { "-wide": wide, "-tall": { ...tall, middle }, ...screenShapes(middle) };
}

/** The 16:9 of a picture, and of its middle what a phone shows over a title. */
export function screenShapes(middle = half.middle): Record<string, Print> {
  return { "": { ...screen, middle }, "-strip": { ...strip, middle } };
}
