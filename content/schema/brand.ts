import { z } from "zod";
import { palette, printPalette } from "./palette.ts";
import { phoneNumber, slug, text } from "./primitives.ts";

export const namesSchema = z.strictObject({
  name: text.describe("the brand as visitors read it"),
  legalName: text,
});
export type Names = z.infer<typeof namesSchema>;

const size = z.number("a number, the side of the square it is drawn in").positive();
const drawing = z.strictObject({
  size,
  shapes: z
    .array(
      z.strictObject({
        d: z.string().regex(/^[Mm][\d\s,.a-z+-]+$/i, "an SVG path, such as M2 9V2h7"),
        paint: z.enum(["mist", "tungsten"]),
        stroke: z.number("a line's width").positive().optional().describe("filled without it"),
      }),
    )
    .min(1),
});
const monogram = z.strictObject({
  letters: z.string().regex(/^\S{1,3}$/u, "one to three letters, set in the display face"),
});

const symbol = z.union([drawing, monogram], "a drawing (size, shapes) or a monogram (letters)");

export const marksSchema = z.strictObject({ wordmark: text, symbol });
export type Marks = z.infer<typeof marksSchema>;

export const iconSchema = symbol;
export type Icon = z.infer<typeof iconSchema>;

const time = z.string().regex(/^\d\d:\d\d$/, "a time such as 09:00");

export const studiosSchema = z
  .array(
    z.strictObject({
      slug,
      city: text,
      region: text,
      regionName: text,
      country: z.string().regex(/^[A-Z]{2}$/, "two capital letters, such as US"),
      phone: phoneNumber,
      hours: z.strictObject({
        days: z.enum(["Monday to Friday", "Monday to Saturday", "Every day"]),
        opens: time,
        closes: time,
        zone: text.describe("in which those times are, such as Pacific time"),
      }),
      coordinates: z
        .strictObject({
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
        })
        .optional()
        .describe("of the front door, if visitors may know it"),
    }),
  )
  .min(1);
export type Studio = z.infer<typeof studiosSchema>[number];

export const colorsSchema = palette;
export type Colors = z.infer<typeof colorsSchema>;

export const printColorsSchema = printPalette;
export type PrintColors = z.infer<typeof printColorsSchema>;

const percent = z.number("a percentage, as in CSS").positive();
const metrics = z.strictObject({ size: percent, ascent: percent, descent: percent });
const axis = z.union([z.number(), z.strictObject({ min: z.number(), max: z.number() })]);
const font = z.strictObject({
  family: z.string().regex(/^[\w\d -]+$/, "a family's name without quotes"),
  source: z
    .string()
    .regex(/\.(woff2?|ttf|otf)$/, "a font file, of a package or of this project")
    .describe("what content/fonts is cut out of; a file of this project begins with ./"),
  axes: z.record(z.string(), axis).describe("kept at one value, or between two"),
  like: z
    .strictObject({ arial: metrics, roboto: metrics })
    .describe("how those are resized until the font arrives, so that nothing moves"),
  otherwise: text.describe("the families that stand in for it"),
});

export const fontsSchema = z.strictObject({ display: font, text: font });
export type Fonts = z.infer<typeof fontsSchema>;
