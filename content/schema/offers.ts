import { z } from "zod";
import { path, slug, text } from "./primitives.ts";

const spots = z.strictObject({ available: z.int().nonnegative(), max: z.int().positive() });

export const offersSchema = z.strictObject({
  spotsSetOn: z.iso.date("a date such as 2026-11-20, in quotes"),
  downloads: z
    .array(
      z.strictObject({
        slug,
        name: text,
        price: z.int(),
        format: text,
        description: text,
        details: z.array(text).min(3).max(4).describe("what is inside, a line each"),
      }),
    )
    .length(3),
  coaching: z.strictObject({
    name: text,
    price: z.int(),
    weeks: z.literal(6),
    format: text,
    cohort: text,
    spots,
    contactHref: path,
  }),
  monthly: z.strictObject({
    name: text,
    price: z.int(),
    minimumMonths: z.int(),
    spots,
    contactHref: path,
  }),
  bundles: z
    .array(
      z.strictObject({
        slug,
        name: text,
        price: z.int(),
        films: text.describe("how many films, and over what time if it is more than one delivery"),
        description: text,
        includes: z.array(text).min(4).max(6),
        timeline: text,
        bestFor: text,
        contactHref: path,
        spots,
      }),
    )
    .length(7),
  bonusPack: z.strictObject({
    total: z.int(),
    items: z.array(z.strictObject({ name: text, price: z.int(), description: text })),
  }),
  priceStrings: z.strictObject({
    diyInServiceStep: text,
    monthlyBonusPack: text,
  }),
});
export type Offers = z.infer<typeof offersSchema>;
