import { PAGE_WIDTH, PERSON_WIDTH, TEXT_WIDTH } from "../../app/content/picture-file.ts";

/** How a picture is cut and encoded: `minimum` is the width that its source must have. */
export type Crop = { ratio?: number; widths: number[]; quality: number; minimum: number };

/** All crops of the site. Each is made in the widths that its source has, as AVIF. */
export const CROPS = {
  /** Not cropped: within texts, and posters of films. */
  whole: { widths: [480, 828, 1280, 1600], quality: 48, minimum: TEXT_WIDTH },
  /** Covers of articles, and heroes beside or under a title. */
  screen: { ratio: 16 / 9, widths: [480, 828, 1280, 1920], quality: 50, minimum: PAGE_WIDTH },
  /** From edge to edge. */
  wide: { ratio: 2.39, widths: [828, 1280, 1920, 2560], quality: 46, minimum: PAGE_WIDTH },
  /** Above a title on phones. */
  strip: { ratio: 5 / 4, widths: [480, 828], quality: 45, minimum: PAGE_WIDTH },
  /** What is wide on other screens, on phones; half of the screen beside a title. */
  tall: { ratio: 4 / 5, widths: [480, 828], quality: 41, minimum: PAGE_WIDTH },
  portrait: { ratio: 4 / 5, widths: [480, 828], quality: 50, minimum: PERSON_WIDTH },
} satisfies Record<string, Crop>;

export type CropName = keyof typeof CROPS;
