import { z } from "zod";
import { inquire, link, pageHead, section, text } from "./primitives.ts";

export const packagesSchema = z.strictObject({
  ...pageHead,
  tabs: z
    .array(
      z.strictObject({
        id: z.enum(["diy", "coaching", "monthly", "bundles"]),
        label: text,
        heading: text,
        intro: text,
        points: z.array(text).min(1).max(8),
        contact: link.describe("the button to the contact page"),
        book: text.describe("the label of the link to the external strategy call"),
        more: link.describe("where the rest of the story is"),
        inquire,
      }),
    )
    .min(1)
    .max(4),
  labels: z.strictObject({
    buy: text,
    bundle: text.describe("the button inside a bundle; the bundle's name follows for readers"),
    includes: text,
    timeline: text,
    bestFor: text,
  }),
  bonusNotice: text.describe("inside each bundle except the Starter Session"),
  bonusPack: section.extend({ totalLabel: text }),
  spotsNote: text,
  faqHeading: text,
});
export type Packages = z.infer<typeof packagesSchema>;

export const diyDownloadsSchema = z.strictObject({
  ...pageHead,
  products: section.extend({ buy: text }),
  steps: section.extend({
    items: z
      .array(z.strictObject({ title: text, body: text }))
      .min(1)
      .max(9),
  }),
  license: z.strictObject({ heading: text, body: text }),
  bridge: z.strictObject({
    heading: text,
    inquire,
    coaching: z.strictObject({ title: text, body: text, action: link }),
    call: z.strictObject({ title: text, body: text, action: text }),
  }),
  faqHeading: text,
});
export type DiyDownloads = z.infer<typeof diyDownloadsSchema>;

const fit = z.strictObject({
  heading: text,
  yes: z.strictObject({ heading: text, points: z.array(text).min(1).max(8) }),
  no: z.strictObject({ heading: text, points: z.array(text).min(1).max(8) }),
});

export const groupCoachingSchema = z.strictObject({
  ...pageHead,
  actions: z.strictObject({
    join: text,
    apply: text,
    book: text,
  }),
  facts: section.extend({
    items: z
      .array(z.strictObject({ label: text, value: text }))
      .min(1)
      .max(12),
  }),
  inclusions: section.extend({
    items: z
      .array(z.strictObject({ title: text, body: text }))
      .min(1)
      .max(12),
  }),
  curriculum: section.extend({
    outcomeLabel: text,
    weeks: z
      .array(z.strictObject({ week: z.int(), title: text, body: text, outcome: text }))
      .min(1)
      .max(26),
  }),
  fit,
  closing: section.extend({ inquire }),
  faqHeading: text,
});
export type GroupCoaching = z.infer<typeof groupCoachingSchema>;

export const monthlyContentSchema = z.strictObject({
  ...pageHead,
  actions: z.strictObject({ apply: text, book: text }),
  deliverables: z.strictObject({
    heading: text,
    lede: text,
    items: z
      .array(z.strictObject({ title: text, length: text, body: text }))
      .min(1)
      .max(12),
  }),
  process: section.extend({
    steps: z
      .array(z.strictObject({ title: text, body: text }))
      .min(1)
      .max(12),
  }),
  bonus: z.strictObject({ heading: text, body: text }),
  youtubeNote: z.strictObject({ heading: text, body: text }),
  fit,
  closing: section.extend({ inquire }),
});
export type MonthlyContent = z.infer<typeof monthlyContentSchema>;
