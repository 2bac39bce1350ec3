import { z } from "zod";
import { pageHead, path, section, slug, text } from "./primitives.ts";

const location = z.strictObject({
  ...pageHead,
  slug: slug.describe("that of the studio in company.ts"),
  frame: text.describe("a picture of public/frames"),
  facts: z
    .array(z.strictObject({ label: text, value: text.describe("short: it is set large") }))
    .max(4)
    .optional()
    .describe("what a clapperboard would say of this place"),
  services: section.extend({
    items: z
      .array(z.strictObject({ title: text, body: text, href: path }))
      .min(1)
      .max(12),
  }),
  coverage: section.extend({
    places: z.array(text).min(1).max(60),
    note: text,
  }),
  process: section.extend({
    steps: z
      .array(z.strictObject({ title: text, body: text }))
      .min(1)
      .max(12),
  }),
  pricing: section
    .extend({
      items: z
        .array(z.strictObject({ title: text, price: text, body: text }))
        .min(1)
        .max(9),
      timelineHeading: text,
      timelines: z
        .array(z.strictObject({ title: text, value: text, body: text }))
        .min(1)
        .max(8),
    })
    .optional()
    .describe("starting points and timelines, where they differ from the other studios'"),
  faqHeading: text,
  faq: z
    .array(z.strictObject({ id: slug, question: text, answer: text }))
    .min(1)
    .max(30)
    .describe("questions asked nowhere else on the site"),
  closing: section,
});
export type Location = z.infer<typeof location>;

export const locationsSchema = z.record(slug, location);
export type Locations = z.infer<typeof locationsSchema>;
