import { z } from "zod";
import { path, text } from "./primitives.ts";

const widths = z.array(z.number().int().positive()).min(2);

/** A still: public/frames holds it as `<name>-<width>`, and as `<name>-<shape>-<width>` in its other shapes. */
const stillSchema = z.strictObject({
  screen: widths.optional().describe("widths of its 16:9 prints"),
  wide: widths.optional().describe("of its 2.39:1 prints"),
  strip: widths.optional().describe("of its 5:4 prints, for phones"),
  tall: widths.optional().describe("of its 4:5 prints"),
});
export const stillsSchema = z.record(z.string(), stillSchema);

export const castSchema = z.record(
  path,
  z.strictObject({
    opens: text.optional().describe("the still that the page opens with"),
    racksTo: text.optional().describe("the same with its focus elsewhere, pulled to by scrolling"),
    cutsTo: text.optional().describe("between two of its sections"),
    closes: text.optional().describe("behind its call to action"),
  }),
);

export type Stills = z.infer<typeof stillsSchema>;
export type Cast = z.infer<typeof castSchema>;
