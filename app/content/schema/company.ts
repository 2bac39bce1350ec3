import { z } from "zod";
import { personOf } from "../slug.ts";
import { pictureSchema } from "./media.ts";
import {
  block,
  initials,
  link,
  list,
  message,
  pageHead,
  properName,
  rating,
  section,
  slug,
  text,
} from "./primitives.ts";

const avatarColor = z.enum(["tungsten", "rain", "moss", "rose"]);
/** Shown instead of a photograph. */
const avatar = { initials, avatarColor };

export const aboutSchema = z.strictObject({
  ...pageHead,
  story: section.extend({ paragraphs: list(text, 8) }),
  approach: section.extend({
    steps: list(block, 8),
  }),
  founderNote: z.strictObject({
    heading: text,
    paragraphs: list(text, 8),
    signature: properName.describe("the founder's name, as in content/team.yaml"),
    role: text,
  }),
  team: section.extend({ more: link.optional() }),
  values: section.extend({ more: link.optional() }),
  closing: section.extend({ action: link, book: text }),
  labels: z.strictObject({
    breadcrumb: text,
    eyebrows: z.strictObject({
      ...{ story: text, approach: text, founderNote: text, team: text, values: text },
    }),
  }),
});

export const teamSchema = z.strictObject({
  ...pageHead,
  askLabel: text.describe("before what a person can be asked"),
  members: list(
    z
      .strictObject({
        slug: slug.optional().describe("in the address, where it is not made of the name"),
        name: properName,
        role: text,
        avatarColor,
        photo: pictureSchema.optional().describe("without one, the initials are shown"),
        ask: text.describe("what to ask this person, in one line"),
        bio: text.describe("one or two sentences, on the about page too"),
        longBio: list(text, 8).describe("a paragraph each"),
        credits: list(z.strictObject({ label: text, value: text }), 8).describe(
          "facts in a few words",
        ),
      })
      .transform((member) => ({ ...personOf(member.name), ...member }))
      .refine(
        (member) => member.slug !== "",
        "needs a slug, such as slug: ann-lee, because its name has no Latin letter",
      ),
    40,
  ),
  closing: section.extend({ action: link }),
});
export type Team = z.infer<typeof teamSchema>;

export const valuesSchema = z.strictObject({
  ...pageHead,
  pillars: list(
    z.strictObject({
      title: text,
      short: text.describe("one sentence, on the about page"),
      body: text,
      practice: text.describe("what a client sees of it on a job"),
    }),
    12,
  ),
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
  reviews: list(
    z.strictObject({
      name: properName,
      role: text,
      company: properName.optional(),
      content: text,
      rating,
      timeAgo: text,
      ...avatar,
    }),
    300,
  ),
  actions: z.strictObject({
    all: text.describe("the label of the external search"),
    contact: text,
    packages: text,
  }),
  closing: section,
  labels: z.strictObject({ count: message("count"), source: message("role", "company") }),
});
export type Reviews = z.infer<typeof reviewsSchema>;

const testimonialSchema = z.strictObject({
  name: properName,
  role: text,
  content: text,
  rating,
  ...avatar,
});
export const testimonialsSchema = list(testimonialSchema, 60);
export type Testimonial = z.infer<typeof testimonialSchema>;
