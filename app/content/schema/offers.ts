import { z } from "zod";
import {
  block,
  inquire,
  link,
  list,
  message,
  naming,
  pageHead,
  path,
  payloadLabel,
  section,
  slug,
  text,
} from "./primitives.ts";

const price = z
  .int()
  .nonnegative()
  .describe("a whole number, without the sign of the currency; texts that name it follow");
const spots = z
  .strictObject({
    available: z.int().nonnegative().meta({ title: "Spots free now" }),
    max: z.int().positive().meta({ title: "Spots in all" }),
  })
  .superRefine(({ available, max }, context) => {
    if (available <= max) return;
    const message = `must have at most ${max} in \`available\`, its \`max\`, not ${available}: lower one or raise the other`;
    context.addIssue({ code: "custom", message });
  });

const catalogSchema = z.strictObject({
  spotsSetOn: z.iso
    .date("a date such as 2026-11-20")
    .describe(
      "pages say “as of” this day; at /studio/content it is today once a number of spots is changed",
    ),
  downloads: list(
    z.strictObject({
      slug,
      name: text,
      price,
      payloadLabel: payloadLabel.describe("what a request for it is about, in the inbox"),
      format: text,
      description: text,
      details: list(text, 8).describe("what is inside, one line each"),
    }),
    40,
  ),
  coaching: z.strictObject({
    name: text,
    price,
    weeks: z.int().positive().meta({ title: "Length in weeks" }),
    format: text,
    cohort: text,
    spots,
    contactHref: path,
  }),
  monthly: z.strictObject({
    name: text,
    price,
    minimumMonths: z.int().positive().meta({ title: "Shortest contract, in months" }),
    spots,
    contactHref: path,
  }),
  bundles: list(
    z.strictObject({
      slug,
      picture: naming("picture", slug).optional().describe("beside its name"),
      name: text,
      payloadLabel,
      price,
      films: text.describe("how many films, and the period if there is more than one delivery"),
      description: text,
      includes: list(text, 12),
      timeline: text,
      bestFor: text,
      contactHref: path,
      spots,
      bonus: z
        .boolean()
        .optional()
        .describe("whether the bonus pack comes with it; left empty: yes"),
    }),
    40,
  ),
  bonusPack: z.strictObject({
    items: z.array(
      z.strictObject({
        name: text,
        download: naming("download", slug).optional().describe("if it is one: it has its price"),
        price: price.optional(),
        description: text,
      }),
    ),
  }),
  priceStrings: z.strictObject({
    diyInServiceStep: text,
    monthlyBonusPack: text,
  }),
  startingPrices: z.record(z.string(), price),
});

/** The catalog with the prices of the bonus pack. */
export const offersSchema = catalogSchema.transform((offers, context) => {
  const prices = new Map(offers.downloads.map((it) => [it.slug, it.price]));
  const items = offers.bonusPack.items.map(({ download, price, ...item }, at) => {
    const own = download === undefined ? price : prices.get(download);
    if (own === undefined)
      context.addIssue({
        code: "custom",
        path: ["bonusPack", "items", at, ...(download === undefined ? [] : ["download"])],
        message:
          download === undefined
            ? "must have a price, or a download with the slug of one"
            : `must be one of ${[...prices.keys()].join(", ")}, not ${JSON.stringify(download)}`,
      });
    return { name: item.name, price: own ?? 0, description: item.description };
  });
  const total = items.reduce((sum, it) => sum + it.price, 0);
  return { ...offers, bonusPack: { total, items } };
});
export type Offers = z.output<typeof offersSchema>;

const filesByPayment = z.strictObject({
  paid: text.describe("where every download has a payment page: how the files come"),
  asked: text.describe("where one has none: when and how the studio answers"),
});

export const packagesSchema = z.strictObject({
  ...pageHead,
  tabs: list(
    z.strictObject({
      id: z.enum(["diy", "coaching", "monthly", "bundles"]),
      label: text,
      price: text,
      heading: text,
      intro: text,
      points: list(text, 8),
      files: filesByPayment.optional().describe("a point more, the first one"),
      contact: link.describe("the button to the contact page"),
      more: link.optional().describe("the page with more details"),
      inquire,
    }),
    4,
  ),
  labels: z.strictObject({
    breadcrumb: text,
    perMonth: message("price"),
    coachingUnit: message("weeks", "cohort"),
    monthlyUnit: message("months", "total"),
    deliverable: message("title", "length"),
    buy: text,
    bundle: text.describe("the button inside a bundle; screen readers add the bundle's name"),
    includes: text,
    timeline: text,
    bestFor: text,
    spots: message("available", "max"),
    spotsSetOn: message("day"),
  }),
  bonusNotice: text.describe("inside each bundle but those where `bonus` is No"),
  bonusPack: section.extend({ totalLabel: text }),
  spotsNote: text,
  faqHeading: text,
  book: text.describe("the label of the link to the external strategy call"),
  catalog: z.strictObject({
    name: text,
    coaching: message("weeks", "cohort"),
    monthly: message("months"),
  }),
});

const fact = z.strictObject({ label: text, value: text });

export const diyDownloadsSchema = z.strictObject({
  ...pageHead,
  products: section.extend({ buy: text }),
  steps: section.extend({
    files: filesByPayment.describe("follows the introduction"),
    items: list(block, 9),
  }),
  license: z.strictObject({ heading: text, body: text }),
  bridge: z.strictObject({
    heading: text,
    inquire,
    coaching: z.strictObject({ title: text, body: text, action: link }).optional(),
    call: z.strictObject({ title: text, body: text, action: text }),
  }),
  faqHeading: text,
  labels: z.strictObject({
    facts: z.strictObject({ downloads: text, price: fact, youBring: fact, time: fact }),
    eyebrows: z.strictObject({ products: text, steps: text, moreHelp: text, message: text }),
  }),
});

const fit = z.strictObject({
  heading: text,
  yes: z.strictObject({ heading: text, points: list(text, 8) }),
  no: z.strictObject({ heading: text, points: list(text, 8) }),
});

export const groupCoachingSchema = z.strictObject({
  ...pageHead,
  actions: z.strictObject({
    join: text,
    apply: text,
    book: text,
  }),
  facts: section.extend({
    items: list(z.strictObject({ label: text, value: text }), 12),
  }),
  inclusions: section.extend({
    items: list(block, 12),
  }),
  curriculum: section.extend({
    outcomeLabel: text,
    weeks: list(z.strictObject({ week: z.int(), title: text, body: text, outcome: text }), 26),
  }),
  fit,
  closing: section.extend({ inquire }),
  faqHeading: text,
  labels: z.strictObject({
    facts: z.strictObject({ program: text, price: text, spots: text, youBring: text }),
    week: message("week"),
    eyebrows: z.strictObject({ cohort: text, inclusions: text, curriculum: text, fit: text }),
  }),
});
export type GroupCoaching = z.infer<typeof groupCoachingSchema>;

export const monthlyContentSchema = z.strictObject({
  ...pageHead,
  actions: z.strictObject({ apply: text, book: text }),
  deliverables: z.strictObject({
    heading: text,
    lede: text,
    items: list(z.strictObject({ title: text, length: text, body: text }), 12),
  }),
  process: section.extend({
    steps: list(block, 12),
  }),
  bonus: z.strictObject({ heading: text, body: text }),
  youtubeNote: z.strictObject({ heading: text, body: text }),
  fit,
  closing: section.extend({ inquire }),
  labels: z.strictObject({
    facts: z.strictObject({
      ...{ program: text, price: text, spots: text, unit: message("months") },
      youBring: z.strictObject({ label: text, value: text }),
    }),
    notesLabel: text,
    eyebrows: z.strictObject({ deliverables: text, process: text, fit: text }),
  }),
});
