import { z } from "zod";
import { path, text } from "./primitives.ts";

export const testimonialSchema = z.strictObject({
  name: text,
  role: text,
  content: text,
  rating: z.literal(5),
  initials: z.string().regex(/^[A-Z]{2}$/),
  avatarColor: z.enum(["tungsten", "rain", "moss", "rose"]),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

export const homeSchema = z.strictObject({
  headline: z.literal("Seattle Video Production Company That Drives Results"),
  lede: text,
  categories: z
    .array(z.strictObject({ title: text, body: text, points: z.array(text).min(2), href: path }))
    .length(4),
  process: z.array(z.strictObject({ title: text, body: text })).min(3),
  pricing: z
    .array(
      z.strictObject({
        title: text,
        price: text,
        unit: text,
        body: text,
        points: z.array(text).min(3),
      }),
    )
    .length(4),
});
export type Home = z.infer<typeof homeSchema>;
