import { z } from "zod";
import { text } from "./primitives.ts";

const file = z.string().regex(/^\/film\/[\w-]+\.(mp4|webm|vtt)$/, "a file of public/film");

export const filmSchema = z.strictObject({
  title: text,
  note: text.describe("what the film shows, for who does not watch it"),
  roll: text.describe("the link that starts it"),
  length: z
    .string()
    .regex(/^\d+:\d\d$/)
    .describe("minutes and seconds"),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  poster: text.describe("the picture of public/frames that stands in for it"),
  posterWidths: z.array(z.number().int().positive()).min(2).describe("the widths there are of it"),
  mp4: file.describe("H.264, for every browser; at most 1.2 MB, as the other"),
  webm: file.describe("AV1, for browsers that know it").optional(),
  captions: file.describe("WebVTT, in English"),
});
export type Film = z.infer<typeof filmSchema>;
