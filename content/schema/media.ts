import { z } from "zod";
import { path, text } from "./primitives.ts";

const file = z.string().regex(/^\/film\/[\w-]+\.(mp4|webm|vtt)$/, "a file of public/film");

export const filmSchema = z.strictObject({
  title: text,
  note: text.describe("describes the film for those who do not watch it"),
  roll: text.describe("the link that starts it"),
  length: z
    .string()
    .regex(/^\d+:\d\d$/)
    .describe("minutes and seconds"),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  poster: text.describe("a picture of public/frames"),
  posterWidths: z.array(z.number().int().positive()).min(2).describe("the widths of its files"),
  mp4: file.describe("H.264, for every browser; at most 1.2 MB, as the other"),
  webm: file.describe("AV1, for browsers that play it").optional(),
  captions: file.describe("WebVTT, in English"),
});
export type Film = z.infer<typeof filmSchema>;

const widths = z.array(z.number().int().positive()).min(2);

/** public/frames holds an image as `<name>-<width>`, and as `<name>-<shape>-<width>` in its other shapes. */
const imageSchema = z.strictObject({
  screen: widths.optional().describe("widths of its 16:9 crops"),
  wide: widths.optional().describe("of its 2.39:1 crops"),
  strip: widths.optional().describe("of its 5:4 crops, for phones"),
  tall: widths.optional().describe("of its 4:5 crops"),
});
export const imagesSchema = z.record(z.string(), imageSchema);

export const pageImagesSchema = z.record(
  path,
  z.strictObject({
    hero: text.optional().describe("at the top of the page"),
    heroScrolled: text.optional().describe("the same with another focus, faded in by scrolling"),
    between: text.optional().describe("between two of its sections"),
    closing: text.optional().describe("behind its call to action"),
  }),
);

export type Images = z.infer<typeof imagesSchema>;
export type PageImages = z.infer<typeof pageImagesSchema>;
