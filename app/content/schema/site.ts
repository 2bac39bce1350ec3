import { z } from "zod";
import { country, currency, holidays, hours, locale, phoneNumber, timeZone } from "./place.ts";
import { anyLink, key, link, list, message, naming, path, properName, text } from "./primitives.ts";

export const siteSchema = z.strictObject({
  locale,
  currency,
  country,
  timeZone,
  hours,
  holidays,
  reply: z.strictObject({
    days: z.int().min(1).max(20),
    inWords: message("count").describe("what texts insert as {reply-time}"),
  }),
  email: z.email(),
  phone: phoneNumber.describe(
    "in header, footer, texts and mails, and of each studio in content/brand.yaml that has no other",
  ),
  address: z
    .strictObject({
      street: properName,
      city: properName,
      region: properName.optional(),
      postalCode: z.string("text, in quotes").min(2).max(12).optional(),
    })
    .optional()
    .describe("of the office, where the law or the studio wants it shown"),
  company: z
    .array(z.strictObject({ label: text, value: z.string("text, in quotes").min(1) }))
    .max(6)
    .optional()
    .describe("numbers of registers and taxes"),
});

export const phrasesSchema = z.strictObject({
  numbers: list(text, 21).describe("from none, each in a word; larger ones are in digits"),
  tens: z.array(text).max(8).describe("from twenty"),
  prices: message("from", "to"),
  days: message("from", "to"),
  everyDay: text,
});

/** Durations in minutes. */
export const callsSchema = z.strictObject({
  strategy: z.int().positive(),
  strategyAfterAudit: text,
  discovery: text,
});

export const companySchema = z.strictObject({
  sample: z
    .boolean()
    .describe("whether clients, people and figures are invented; pages then say so"),
  sampleNote: text.describe("shown beside invented people and clients"),
  tagline: text,
  description: text.describe("one sentence for search engines, at most 160 characters").max(160),
  serviceAreas: z.array(text).max(20).describe("besides the cities of the studios"),
  rating: z.strictObject({
    value: z
      .string("a number from 1.0 to 5.0, in quotes")
      .regex(/^([1-4]\.\d|5\.0)$/, "a number from 1.0 to 5.0, in quotes"),
    count: z.int().positive(),
  }),
  social: z.array(z.strictObject({ name: properName, href: z.url() })).max(16),
});

export const navigationSchema = z.strictObject({
  menus: z.array(z.strictObject({ label: text, links: z.array(link).min(1) })),
  footer: z.array(z.strictObject({ heading: text, links: z.array(anyLink) })),
});
export type Navigation = z.infer<typeof navigationSchema>;

export const exploreMoreSchema = z.record(
  z.enum(["services", "about", "packages", "default"]),
  list(link, 6),
);

export const pagesSchema = z
  .array(
    z.strictObject({
      path,
      name: text.describe("in breadcrumbs, the site's lists and structured data"),
      card: text
        .max(60)
        .optional()
        .describe("on its social picture, where that is not the page's title"),
      cardPicture: naming("picture", key)
        .optional()
        .describe(
          "the picture of content/images.yaml behind it, where that is not the page's hero",
        ),
      updated: z.iso.date().describe("when its content last changed, where git cannot tell"),
      shows: z.array(key).optional().describe("files or folders of content/ that it is made from"),
    }),
  )
  .min(1);

export const consentSchema = z.strictObject({
  question: text
    .describe("one short sentence: it must fit at the bottom of a phone's screen")
    .max(80),
  policy: link,
  grant: text,
  deny: text,
  settings: text.describe("the link in the footer that opens the question again"),
  globalPrivacyControl: text.describe("added to that link for browsers with this setting"),
  confirmations: z.strictObject({ grant: text, deny: text }),
});

export const structuredDataSchema = z.strictObject({
  serviceName: text,
  serviceType: text,
  home: text,
  blog: text,
  work: text,
});

export const llmsTxtSchema = z.strictObject({
  offers: text,
  faq: text,
  articles: text,
  pages: text,
  contact: text,
  monthlyName: message("name", "price"),
  monthlyNote: message("months"),
  catalogLink: text,
  contactLink: text,
});

export const servicesSchema = z.strictObject({
  forms: text.describe("where inquiries and bookings of the assessment are sent"),
  crm: text.describe("where the lead form is sent"),
  scheduler: text.describe("where calls are booked"),
  payments: text.describe("where downloads are paid for"),
  analytics: text,
  notices: text.describe("where the studio hears of new messages"),
});
