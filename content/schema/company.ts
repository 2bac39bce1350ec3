import { z } from "zod";
import { initials, link, pageHead, rating, section, slug, text } from "./primitives.ts";

const plate = {
  initials,
  avatarColor: z.enum(["tungsten", "rain", "moss", "rose"]),
};

export const aboutSchema = z.strictObject({
  ...pageHead,
  story: section.extend({ paragraphs: z.array(text).min(1).max(8) }),
  approach: section.extend({
    steps: z
      .array(z.strictObject({ title: text, body: text }))
      .min(1)
      .max(8),
  }),
  founderNote: z.strictObject({
    heading: text,
    paragraphs: z.array(text).min(1).max(8),
    signature: text.describe("the founder's name, as in team.ts"),
    role: text,
  }),
  team: section.extend({ more: link }),
  values: section.extend({ more: link }),
  closing: section.extend({ action: link, book: text }),
});
export type About = z.infer<typeof aboutSchema>;

export const teamSchema = z.strictObject({
  ...pageHead,
  members: z
    .array(
      z.strictObject({
        slug,
        name: text,
        role: text,
        ...plate,
        imageAlt: text.describe("of the plate that stands for a photograph"),
        bio: text.describe("one or two sentences, on the about page too"),
        longBio: z.array(text).min(1).max(8).describe("a paragraph each"),
        credits: z
          .array(z.strictObject({ label: text, value: text }))
          .min(1)
          .max(8)
          .describe("like the foot of a film poster"),
      }),
    )
    .min(1)
    .max(40),
  closing: section.extend({ action: link }),
});
export type Team = z.infer<typeof teamSchema>;

export const valuesSchema = z.strictObject({
  ...pageHead,
  pillars: z
    .array(
      z.strictObject({
        title: text,
        short: text.describe("one sentence, on the about page"),
        body: text,
        practice: text.describe("what a client sees of it on a job"),
      }),
    )
    .min(1)
    .max(12),
  practiceLabel: text,
  quote: z.strictObject({ text, source: text }),
  closing: section.extend({ action: link }),
});
export type Values = z.infer<typeof valuesSchema>;

export const reviewsSchema = z.strictObject({
  ...pageHead,
  searchUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("an external search for all reviews"),
  reviews: z
    .array(
      z.strictObject({
        name: text,
        role: text,
        company: text.optional(),
        content: text,
        rating,
        timeAgo: text,
        initials: plate.initials,
        avatarColor: plate.avatarColor,
      }),
    )
    .min(1)
    .max(300),
  actions: z.strictObject({
    all: text.describe("the label of the external search"),
    contact: text,
    packages: text,
  }),
  closing: section,
});
export type Reviews = z.infer<typeof reviewsSchema>;
