import { z } from "zod";
import { path, payloadLabel, slug, text } from "./primitives.ts";

const price = z.int().nonnegative();
const spots = z.strictObject({ available: z.int().nonnegative(), max: z.int().positive() });

export const offersSchema = z.strictObject({
  spotsSetOn: z.iso.date("a date such as 2026-11-20, in quotes"),
  downloads: z
    .array(
      z.strictObject({
        slug,
        name: text,
        price,
        payloadLabel: payloadLabel.describe("what the inbox says that a request for it is about"),
        format: text,
        description: text,
        details: z.array(text).min(1).max(8).describe("what is inside, a line each"),
      }),
    )
    .min(1)
    .max(40),
  coaching: z.strictObject({
    name: text,
    price,
    weeks: z.int().positive(),
    format: text,
    cohort: text,
    spots,
    contactHref: path,
  }),
  monthly: z.strictObject({
    name: text,
    price,
    minimumMonths: z.int().positive(),
    spots,
    contactHref: path,
  }),
  bundles: z
    .array(
      z.strictObject({
        slug,
        name: text,
        payloadLabel,
        price,
        films: text.describe("how many films, and over what time if it is more than one delivery"),
        description: text,
        includes: z.array(text).min(1).max(12),
        timeline: text,
        bestFor: text,
        contactHref: path,
        spots,
        bonus: z.boolean().optional().describe("false for one that comes without the bonus pack"),
      }),
    )
    .min(1)
    .max(40),
  bonusPack: z.strictObject({
    total: price,
    items: z.array(z.strictObject({ name: text, price, description: text })),
  }),
  priceStrings: z.strictObject({
    diyInServiceStep: text,
    monthlyBonusPack: text,
  }),
});
export type Offers = z.infer<typeof offersSchema>;
