import { z } from "zod";

/** Shapes of everything a studio owner edits. Modules import the types only, so Zod never reaches a browser. */

const text = z.string().trim().min(1);
const path = z
  .string()
  .regex(
    /^\/[a-z0-9\-/]*(\?[\w\-.=&%]*)?(#[a-z0-9-]*)?$/i,
    "a path on this site, such as /contact, with what follows the ? URL-encoded",
  );
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

/** The words every page that is not home begins with, and what search engines see of it. */
const pageHead = {
  title: text.describe("the h1"),
  lede: text,
  metaTitle: text.describe("the document title before the brand, at most 48 characters").max(48),
  metaDescription: text.describe("for search engines, at most 160 characters").max(160),
};
const section = z.strictObject({ heading: text, lede: text });

export const packagesSchema = z.strictObject({
  ...pageHead,
  tabs: z
    .array(
      z.strictObject({
        id: z.enum(["diy", "coaching", "monthly", "bundles"]),
        label: text,
        heading: text,
        intro: text,
        points: z.array(text).length(3),
        contact: link.describe("the button to the contact page"),
        book: text.describe("the label of the link to the external strategy call"),
        more: link.describe("where the rest of the story is"),
      }),
    )
    .length(4),
  labels: z.strictObject({
    buy: z.literal("Buy Now"),
    bundle: text.describe("the button inside a bundle; the bundle's name follows for readers"),
    includes: text,
    timeline: text,
    bestFor: text,
  }),
  bonusNotice: text.describe("inside each bundle except the $500 one"),
  bonusPack: section.extend({ totalLabel: text }),
  spotsNote: text,
  faqHeading: text,
});
export type Packages = z.infer<typeof packagesSchema>;

export const diyDownloadsSchema = z.strictObject({
  ...pageHead,
  products: section.extend({ buy: z.literal("Buy Now") }),
  steps: section.extend({
    items: z.array(z.strictObject({ title: text, body: text })).length(3),
  }),
  license: z.strictObject({ heading: text, body: text }),
  bridge: z.strictObject({
    heading: text,
    coaching: z.strictObject({ title: text, body: text, action: link }),
    call: z.strictObject({ title: text, body: text, action: text }),
  }),
  faqHeading: text,
});
export type DiyDownloads = z.infer<typeof diyDownloadsSchema>;

const fit = z.strictObject({
  heading: text,
  yes: z.strictObject({ heading: text, points: z.array(text).length(3) }),
  no: z.strictObject({ heading: text, points: z.array(text).length(3) }),
});

export const groupCoachingSchema = z.strictObject({
  ...pageHead,
  actions: z.strictObject({
    join: z.literal("Join Next Cohort"),
    apply: z.literal("Apply for Coaching"),
    book: text,
  }),
  facts: section.extend({
    items: z.array(z.strictObject({ label: text, value: text })).length(5),
  }),
  inclusions: section.extend({
    items: z.array(z.strictObject({ title: text, body: text })).length(6),
  }),
  curriculum: section.extend({
    outcomeLabel: text,
    weeks: z
      .array(z.strictObject({ week: z.int(), title: text, body: text, outcome: text }))
      .length(6),
  }),
  fit,
  closing: section,
  faqHeading: text,
});
export type GroupCoaching = z.infer<typeof groupCoachingSchema>;

export const monthlyContentSchema = z.strictObject({
  ...pageHead,
  actions: z.strictObject({ apply: text, book: text }),
  deliverables: z.strictObject({
    heading: z.literal("What You Get"),
    lede: text,
    items: z.array(z.strictObject({ title: text, length: text, body: text })).length(4),
  }),
  process: section.extend({
    steps: z.array(z.strictObject({ title: text, body: text })).length(4),
  }),
  bonus: z.strictObject({ heading: text, body: text }),
  youtubeNote: z.strictObject({ heading: text, body: text }),
  fit,
  closing: section,
});
export type MonthlyContent = z.infer<typeof monthlyContentSchema>;

const faqCategory = z.enum([
  "content-systems",
  "internal-external",
  "packages-pricing",
  "ownership-support",
  "measurement",
  "process",
]);

export const faqCategoriesSchema = z
  .array(z.strictObject({ id: z.enum(["all", ...faqCategory.options]), label: text }))
  .length(7);
export type FaqCategories = z.infer<typeof faqCategoriesSchema>;

export const faqSchema = z
  .array(
    z.strictObject({
      id: slug,
      category: faqCategory,
      question: text,
      answer: text,
      page: z
        .enum(["packages", "diy", "coaching"])
        .describe("the one page that shows it too, with structured data")
        .optional(),
    }),
  )
  .length(30);
export type Faq = z.infer<typeof faqSchema>;

export const contactSchema = z.strictObject({
  ...pageHead,
  cards: z.strictObject({
    call: z.strictObject({ title: z.literal("Book a Strategy Call"), body: text, action: text }),
    strategy: z.strictObject({
      title: z.literal("Complete Strategy Assessment"),
      body: text,
      action: link,
    }),
    audit: z.strictObject({ title: z.literal("Video Readiness Audit"), body: text, action: link }),
    reassurance: z.strictObject({ title: text, body: text, points: z.array(text).length(3) }),
  }),
  forms: z.strictObject({
    contact: z.strictObject({ title: z.literal("Quick Message"), lede: text }),
    diy: z.strictObject({ title: z.literal("Questions about DIY?"), lede: text }),
  }),
  chosenService: text.describe("the service that a link from another page selected follows it"),
  submit: text,
  sending: text,
  fields: z.record(
    z.enum([
      "company",
      "firstName",
      "lastName",
      "email",
      "phone",
      "city",
      "state",
      "zip",
      "country",
      "projectType",
      "budget",
      "timeline",
      "description",
    ]),
    z.strictObject({ label: text, hint: text.optional() }),
  ),
});
export type Contact = z.infer<typeof contactSchema>;

export const leadFormSchema = z.strictObject({
  projectTypes: z
    .array(
      z.strictObject({
        crmValue: text.describe("the CRM's picklist value, to the character"),
        label: text,
        price: text.describe("as the compare dialog shows it"),
      }),
    )
    .length(13),
  budgets: z.array(text).length(5),
  timelines: z.array(text).length(4),
  noTimeline: text.describe("the label of the empty choice"),
  defaults: z.strictObject({
    projectType: text,
    diyProjectType: text,
    budget: text,
    country: text,
  }),
  plans: z
    .array(
      z.strictObject({
        plan: z.enum(["starter", "youtube", "internal-faq", "external-faq"]),
        projectType: text,
      }),
    )
    .length(4),
  services: z.array(z.strictObject({ service: text, projectType: text })),
  compare: z.strictObject({
    open: text,
    close: text,
    heading: text,
    lede: text,
    typeColumn: text,
    priceColumn: text,
  }),
});
export type LeadForm = z.infer<typeof leadFormSchema>;

export const thankYouSchema = z.strictObject({
  metaTitle: text,
  metaDescription: text,
  badge: z.literal("Success"),
  heading: z.literal("Thank you for your inquiry!"),
  text: z.literal(
    "We received your details and will reply within one business day. If this is urgent, feel free to also book a strategy call.",
  ),
  book: z.literal("Book a Strategy Call"),
  links: z.array(link).length(2),
  reference: z
    .strictObject({ label: text, save: text, note: text })
    .describe("shown only after a real submit"),
});
export type ThankYou = z.infer<typeof thankYouSchema>;
