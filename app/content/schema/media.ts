import { z } from "zod";
import { key, naming, path, text } from "./primitives.ts";

/** What a picture is cropped to when the site is built: the addresses and size of its files. */
export type CroppedPicture = { src: string; srcSet: string; width: number; height: number };

const FOCUS = /^(100|\d?\d)% (100|\d?\d)%$/;

export const focus = z
  .string()
  .regex(FOCUS, "two percentages, from left and from top, such as 60% 40%")
  .describe("what stays in the picture when it is cut to fit");

const ALT = 'what the picture shows, such as alt: "Ann beside a camera"';

export const pictureSchema = z
  .strictObject(
    {
      file: naming("pictureFile", key).describe(
        "the name of a file in content/pictures, at least 1,600 px wide",
      ),
      alt: z.string(ALT).trim().min(1, ALT).pipe(text).meta({ translate: "text" }),
      focus: focus.optional(),
    },
    'a picture such as { file: "ann.jpg", alt: "What it shows" }',
  )
  // For the form of /studio/content: what is pressed there becomes the focus.
  .meta({ isPicture: true });
export type PictureUse = z.infer<typeof pictureSchema>;

const file = z.string().regex(/^\/film\/[\w-]+\.(mp4|webm|vtt)$/, "a file of public/film");

export const titleFilmSchema = z.strictObject({
  title: text,
  note: text.describe("describes the film for those who do not watch it"),
  playLabel: text.describe("the link that starts it"),
  length: z
    .string()
    .regex(/^\d+:\d\d$/, 'minutes and seconds, such as "0:22"')
    .describe("minutes and seconds"),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  poster: naming("picture", key).describe("shown until it plays"),
  mp4: file.describe("H.264, for every browser; each file at most 1.2 MB"),
  webm: file.describe("AV1, for browsers that play it").optional(),
  captions: file.meta({ translate: "name" }).describe("WebVTT, in the language of the site"),
});
export type TitleFilmContent = z.infer<typeof titleFilmSchema>;

export const imagesSchema = z.strictObject({
  pictures: z.record(z.string(), pictureSchema),
  pageImages: z.record(
    path,
    z.strictObject({
      hero: naming("picture", key).optional().describe("at the top of the page"),
      heroScrolled: naming("picture", key)
        .optional()
        .describe("the same with another focus, faded in by scrolling"),
      between: naming("picture", key).optional().describe("between two of its sections"),
      closing: naming("picture", key).optional().describe("behind its call to action"),
      figure: naming("picture", key).optional().describe("beside a text of it"),
    }),
  ),
});
