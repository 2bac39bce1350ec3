import { z } from "zod";

/** Shapes of everything a studio owner edits. Modules import the types only, so Zod never reaches a browser. */

const text = z.string().trim().min(1);
const path = z.string().regex(/^\/[a-z0-9\-/?=#]*$/, "a path on this site, such as /contact");
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by hyphens");

const link = z.strictObject({ label: text, href: path });

export const siteSchema = z.strictObject({
  name: text.describe("the brand as visitors read it"),
  legalName: text,
  tagline: text,
  description: text.describe("one sentence for search engines, at most 160 characters").max(160),
  email: z.email(),
  phone: z.strictObject({ display: text, tel: z.string().regex(/^\+1\d{10}$/) }),
  studios: z
    .array(z.strictObject({ slug, city: text, region: text, regionName: text, phone: text }))
    .length(2),
  serviceAreas: z.array(text).length(3),
  rating: z.strictObject({ value: z.literal("5.0"), count: z.literal(47) }),
  social: z.array(z.strictObject({ name: text, href: z.url() })).length(8),
});
export type Site = z.infer<typeof siteSchema>;

export const navigationSchema = z.strictObject({
  menus: z.array(z.strictObject({ label: text, links: z.array(link).min(1) })),
  footer: z.array(z.strictObject({ heading: text, links: z.array(link) })),
  exploreMore: z.record(
    z.enum(["services", "about", "packages", "default"]),
    z.array(link.extend({ note: text })).length(3),
  ),
});
export type Navigation = z.infer<typeof navigationSchema>;

export const testimonialSchema = z.strictObject({
  name: text,
  role: text,
  content: text,
  rating: z.literal(5),
  initials: z.string().regex(/^[A-Z]{2}$/),
  avatarColor: z.enum(["tungsten", "rain", "moss", "rose"]),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

const spots = z.strictObject({ available: z.int().nonnegative(), max: z.int().positive() });

export const offersSchema = z.strictObject({
  downloads: z
    .array(z.strictObject({ slug, name: text, price: z.int(), format: text, description: text }))
    .length(3),
  coaching: z.strictObject({
    name: text,
    price: z.int(),
    weeks: z.literal(6),
    format: text,
    cohort: text,
    spots,
  }),
  monthly: z.strictObject({ name: text, price: z.int(), minimumMonths: z.int(), spots }),
  bundles: z
    .array(z.strictObject({ slug, name: text, price: z.int(), description: text, spots }))
    .length(7),
  bonusPack: z.strictObject({
    total: z.int(),
    items: z.array(z.strictObject({ name: text, price: z.int() })),
  }),
  priceStrings: z.strictObject({
    diyInServiceStep: text,
    diyInCategoryCard: text,
    diyOnPage: text,
    bundles: text,
    monthlyBonusPack: text,
  }),
});
export type Offers = z.infer<typeof offersSchema>;

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

const option = z.strictObject({
  value: text,
  label: text,
  hint: text.describe("one short line under the label, at most 70 characters").max(70),
  analysis: z
    .strictObject({ title: text, body: text, points: z.array(text).length(2) })
    .describe("shown after choosing: what this answer means for the visitor's video strategy"),
  areaNote: text.describe("one sentence under the area score on the strategy screen"),
});
const question = z.strictObject({
  heading: text,
  lede: text,
  summaryLabel: text.describe("how the answer is named in the qualification summary"),
  options: z.array(option),
});

const answerField = z.enum([
  "businessProfile",
  "businessType",
  "videoUseCase",
  "contentVolume",
  "timeline",
]);

export const questionsSchema = z.record(answerField, question);
export type Questions = z.infer<typeof questionsSchema>;
export type Question = z.infer<typeof question>;

/** A rule fits when, for every field it names, the visitor's answer is among the values. */
const when = z.partialRecord(answerField, z.array(text).min(1));

export const strategySchema = z.strictObject({
  levels: z.record(z.enum(["high", "medium", "low"]), z.strictObject({ title: text, body: text })),
  insights: z.array(
    z.strictObject({
      id: slug,
      when,
      category: z.enum(["quick-win", "strategy", "warning", "opportunity"]),
      title: text,
      description: text,
      actionItems: z.array(text).min(2).max(3),
    }),
  ),
  recommendations: z.array(z.strictObject({ when, text })),
  nextSteps: z.array(z.strictObject({ when, text })),
});
export type Strategy = z.infer<typeof strategySchema>;
export type When = z.infer<typeof when>;

export const inquirySchema = z.strictObject({
  services: z
    .array(
      z.strictObject({
        value: z.enum(["consultation", "diy", "coaching", "monthly", "bundle"]),
        label: text,
        price: text,
        description: text,
      }),
    )
    .length(5),
  categories: z
    .array(
      z.strictObject({
        value: z.enum(["diy-downloads", "coaching", "monthly-content", "one-time-bundles"]),
        name: text.describe("the card's heading"),
        label: text.describe("the label of specification 1 section 3, sent to the studio"),
        price: text,
        description: text,
        points: z.array(text).min(2).max(3),
      }),
    )
    .length(4),
  whatHappensNext: z.array(z.strictObject({ title: text, body: text })).min(3),
});
export type InquiryCopy = z.infer<typeof inquirySchema>;
