import { z } from "zod";
import { titleFilmSchema } from "./media.ts";
import {
  block,
  heading,
  inquire,
  key,
  link,
  list,
  message,
  naming,
  pageHead,
  path,
  properName,
  section,
  slug,
  text,
} from "./primitives.ts";

export const homeSchema = z.strictObject({
  headline: text.describe("the heading of the page, and its title in search results").max(70),
  lede: text,
  titleFilm: titleFilmSchema.optional(),
  categories: list(z.strictObject({ title: text, body: text, href: path }), 12),
  process: list(
    block.extend({ picture: naming("picture", key).optional().describe("above the steps") }),
    12,
  ),
  promises: list(block, 8),
  pricing: list(
    z.strictObject({
      title: text,
      price: text,
      unit: text,
      points: list(text, 8),
      goesWith: path.describe("the page without which the card goes, too"),
    }),
    12,
  ),
  labels: z.strictObject({
    startButton: text,
    servicesButton: text,
    rating: message("value", "count"),
    studios: message("cities", "count"),
    services: heading,
    process: heading,
    promises: heading.extend({ terms: link }),
    reviews: heading.extend({ button: text }),
    pricing: heading.extend({ button: text }),
    closing: section.extend({ button: text }),
  }),
});

const categories = list(z.strictObject({ id: slug, label: text }), 20).refine(
  ([first]) => first?.id === "all",
  "must begin with the topic all",
);

const questions = list(
  z.strictObject({
    id: slug,
    category: naming("faqCategory", slug).describe("one of the categories"),
    question: text,
    answer: text.describe("may hold links, as in [the terms](/terms)"),
    page: z
      .enum(["packages", "diy", "coaching"])
      .describe("the one page that shows it too, with structured data")
      .optional(),
  }),
  300,
);

export const faqSchema = z
  .strictObject({
    ...pageHead,
    search: z.strictObject({ label: text, placeholder: text, submit: text }),
    categoriesLabel: text,
    empty: z.strictObject({ text, reset: text }),
    closing: section.extend({ action: link, book: text }),
    inquire,
    labels: z.strictObject({ shown: message("shown", "total") }),
    categories,
    questions,
  })
  .superRefine(({ categories, questions }, context) => {
    const known = categories.map(({ id }) => id).filter((id) => id !== "all");
    for (const [at, { category }] of questions.entries())
      if (!known.includes(category))
        context.addIssue({
          code: "custom",
          path: ["questions", at, "category"],
          message: `must be one of the categories: ${known.join(", ")}, not ${category}`,
        });
  });

const metrics = list(
  z.strictObject({
    label: text,
    value: text.describe("short: a number with its unit, set large"),
    color: z.enum(["high", "good", "fair", "low"]),
  }),
  8,
);

export const useCasesSchema = z.strictObject({
  ...pageHead,
  illustrative: text.describe("tells visitors that the businesses and figures are invented"),
  labels: z.strictObject({
    breadcrumb: text,
    listHeading: text,
    sampleNoteTitle: text,
    metricsLegend: message("metrics", "business"),
    linkContext: message("business"),
    facts: z.strictObject({ industry: text, business: text, package: text, timeline: text }),
    package: message("name", "price"),
    packageFor: message("name", "price", "period"),
    expandAll: text,
    collapseAll: text,
    before: text,
    after: text,
    problem: text,
    process: text,
    results: text,
    metrics: text,
  }),
  closing: z.strictObject({ heading: text, lede: text, action: link, book: text }),
  cases: list(
    z.strictObject({
      id: slug,
      businessName: properName,
      location: text.describe("such as Ballard, Seattle"),
      industry: text,
      businessType: text,
      packageName: text.describe("as the offer catalog names it"),
      price: text.describe("as the offer catalog has it"),
      priceFor: text.optional().describe("what it covers, if not one delivery"),
      timeline: text,
      picture: naming("picture", slug).optional().describe("beside its name"),
      summary: text.describe("one sentence, shown while the case is collapsed"),
      problem: text,
      process: list(text, 10).describe("one step each"),
      results: list(text, 8),
      gradient: z.enum(["tungsten", "rain", "moss", "rose"]).describe("the color of its panel"),
      beforeMetrics: metrics,
      afterMetrics: metrics,
      action: text.describe("the words of its button"),
      serviceUrl: path.optional(),
      inquire,
    }),
    40,
  ),
});
export type UseCases = z.infer<typeof useCasesSchema>;

export const locationSchema = z.strictObject({
  ...pageHead,
  facts: z
    .array(z.strictObject({ label: text, value: text.describe("short: it is set large") }))
    .max(4)
    .optional()
    .describe("what a clapperboard would say of this place"),
  services: section.extend({
    items: list(z.strictObject({ title: text, body: text, href: path }), 12),
  }),
  coverage: section.extend({
    places: list(text, 60),
    note: text,
  }),
  process: section.extend({
    steps: list(block, 12),
  }),
  pricing: section
    .extend({
      items: list(z.strictObject({ title: text, price: text, body: text }), 9),
      timelineHeading: text,
      timelines: list(z.strictObject({ title: text, value: text, body: text }), 8),
    })
    .optional()
    .describe("starting points and timelines, where they differ from the other studios'"),
  faqHeading: text,
  faq: list(z.strictObject({ id: slug, question: text, answer: text }), 30).describe(
    "questions asked nowhere else on the site",
  ),
  closing: section,
});
export type Location = z.infer<typeof locationSchema>;

export const locationPageSchema = z.strictObject({
  startButton: text,
  callButton: message("number"),
  eyebrows: z.strictObject({ services: text, coverage: text, process: text, pricing: text }),
});

export const contentStrategySchema = z.strictObject({
  ...pageHead,
  start: text.describe("the label of the button that opens the wizard"),
  book: text.describe("the label of the booking link"),
  picker: section
    .extend({
      card: z.strictObject({
        id: z.literal("video-readiness"),
        title: text,
        description: text,
        estimatedTime: text,
        questionsCount: text,
        benefits: list(text, 8),
        difficulty: text,
        recommended: text.describe("the label of the badge"),
        action: link,
      }),
    })
    .optional()
    .describe("leads to the assessment"),
  framework: section.extend({
    items: list(block, 8),
  }),
  closing: section,
  labels: z.strictObject({
    eyebrows: z.strictObject({ assessments: text, framework: text, closing: text }),
  }),
});
export type ContentStrategy = z.infer<typeof contentStrategySchema>;
