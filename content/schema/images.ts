import { z } from "zod";
import { path, text } from "./primitives.ts";

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
