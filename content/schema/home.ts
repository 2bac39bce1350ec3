import { z } from "zod";
import { initials, path, rating, text } from "./primitives.ts";

const testimonialSchema = z.strictObject({
  name: text,
  role: text,
  content: text,
  rating,
  initials,
  avatarColor: z.enum(["tungsten", "rain", "moss", "rose"]),
});
export const testimonialsSchema = z.array(testimonialSchema).min(1).max(60);
export type Testimonial = z.infer<typeof testimonialSchema>;

export const homeSchema = z.strictObject({
  headline: text.describe("the h1, and the title of the document").max(70),
  lede: text,
  categories: z
    .array(
      z.strictObject({ title: text, body: text, points: z.array(text).min(1).max(8), href: path }),
    )
    .min(1)
    .max(12),
  process: z
    .array(z.strictObject({ title: text, body: text }))
    .min(1)
    .max(12),
  pricing: z
    .array(
      z.strictObject({
        title: text,
        price: text,
        unit: text,
        body: text,
        points: z.array(text).min(1).max(8),
      }),
    )
    .min(1)
    .max(12),
});
export type Home = z.infer<typeof homeSchema>;
