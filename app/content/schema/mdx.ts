import { z } from "zod";
import { focus } from "./media.ts";
import { lang } from "./place.ts";
import {
  formerAddresses,
  key,
  link,
  list,
  message,
  naming,
  pageAddress,
  pageHead,
  section,
  slug,
  text,
} from "./primitives.ts";

/** What an MDX file of content/ is compiled to at build (plugins/mdx): the exports of its module. */
export type CompiledText<Frontmatter> = {
  frontmatter: Frontmatter;
  html: string;
  contents: { id: string; text: string }[];
  components: string[];
  /** Without the frontmatter. */
  markdown: string;
};

const relatedLink = z.strictObject({
  title: text,
  href: z
    .string()
    .regex(/^\/[a-z0-9\-/]*$/, "a path on this site, such as /services/diy-downloads"),
  description: text,
});

const day = z.iso.date("a date such as 2025-01-15, in quotes");

/** Since a day begins first where clocks are 14 hours ahead of UTC. */
const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
const pastDay = day.refine((it) => it <= today(), {
  error: ({ input }) =>
    `must be a day that has come, not ${input}: an article is public once it is deployed. Until then keep its folder elsewhere`,
});

const picture = naming(
  "pictureBeside",
  z.string().regex(/^[^/]+\.(jpe?g|png|webp|avif)$/i, "a JPEG, PNG, WebP or AVIF beside index.mdx"),
);

/** What an article of the blog can be about; each is a filter of the list. */
export const articleCategoriesSchema = list(text, 20);

/** `categories`: those of content/article-categories.yaml. The slug is the name of the folder. */
export const articleSchema = (categories: string[]) =>
  z.strictObject({
    title: text,
    excerpt: text.describe("two sentences at most, on cards and under the title"),
    category: z.enum(
      categories,
      `one of content/article-categories.yaml: ${categories.join(", ")}`,
    ),
    tags: z.array(slug).max(12).default([]),
    readTime: z.string().regex(/^\d+ min read$/, "minutes as in: 12 min read"),
    publishDate: pastDay,
    modifiedDate: day.optional(),
    featured: z.boolean().default(false),
    listed: z.boolean().default(true),
    cover: picture.optional().describe("on cards, and wherever no other picture is named below"),
    coverAlt: text.optional(),
    coverFocus: focus.optional(),
    heroImage: picture.optional().describe("at the top of the article"),
    heroAlt: text.optional(),
    heroFocus: focus.optional(),
    ogImage: picture.optional().describe("behind the text of its social card"),
    lang,
    metaDescription: text.max(160),
    keywords: z.array(text).max(20).default([]),
    canonicalUrl: z.url().optional(),
    relatedLinks: z.array(relatedLink).max(8).default([]),
    formerly: formerAddresses,
  });
export type ArticleFrontmatter = z.infer<ReturnType<typeof articleSchema>>;

const callToAction = section.extend({ actions: z.tuple([link, link]) });

export const blogPageSchema = z.strictObject({
  ...pageHead,
  keywords: z.array(text).min(1),
  searchPlaceholder: text,
  featured: text,
  all: text,
  empty: text,
  closing: callToAction,
  list: z.strictObject({
    searchLabel: text,
    searchButton: text,
    categoryLabel: text,
    allCategories: text,
    sortLabel: text,
    sortButton: text,
    sorts: z.strictObject({ newest: text, oldest: text, readTime: text }),
    shownStatus: text.describe("before the number of articles"),
    clearButton: text,
    showAllButton: message("count"),
  }),
  feeds: z.strictObject({ label: text, note: text }),
  article: z.strictObject({
    by: text,
    updated: message("day"),
    readMore: text,
    tagsLabel: text,
    backLink: text,
    shareButton: text,
    contents: text,
    related: text,
    box: callToAction,
    more: z.array(link).describe("text links under the box"),
  }),
});

export const prosePageSchema = z.strictObject({
  contentsLabel: text,
  lastUpdated: message("day"),
  textChanged: message("day"),
  alsoAsked: message("fields").describe("on the privacy page, of fields that were added to a form"),
});

/** What an article shows as <RoiWorksheet />; its names are those of app/features/blog/roi-worksheet.ts. */
export const worksheetSchema = z.strictObject({
  heading: text,
  lede: text,
  useExample: text,
  clear: text,
  kept: text,
  compute: text,
  sent: text,
  waiting: text,
  noPayback: text,
  wrong: z.strictObject({ notANumber: message("example"), negative: text }),
  unit: message("unit"),
  unitOptional: message("unit"),
  example: message("hint", "value"),
  fields: list(
    z.strictObject({
      name: key.describe("keep it: the sums find the number by it"),
      label: text,
      unit: text,
      required: z.boolean(),
      hint: text,
      example: z.number().nonnegative(),
    }),
    20,
  ),
  results: list(z.strictObject({ name: key.describe("keep it, as above"), label: text }), 10),
});
export type Worksheet = z.infer<typeof worksheetSchema>;

/** What an article shows as <SetupCard />. */
export const setupCardSchema = z.strictObject({
  microphone: text,
  frameRate: text,
  lens: text,
  distance: text,
  fileName: text,
  title: text,
  lines: list(z.strictObject({ name: text, text }), 12),
});

export const legalSchema = z.strictObject({
  title: text,
  lede: text,
  metaTitle: text.max(48),
  metaDescription: text.max(160),
  updated: text.describe("as visitors read it, such as January 2024"),
});

/** Before the last section of the privacy page. */
export const privacySectionsSchema = z.strictObject({
  sections: z
    .array(z.strictObject({ id: slug, heading: text, paragraphs: list(message("imprint"), 12) }))
    .max(12),
});
export type PrivacySections = z.output<typeof privacySectionsSchema>;

export const ownPageSchema = z.strictObject({
  path: pageAddress,
  formerly: formerAddresses,
  name: text.describe("in menus, above the page and in the site's lists").max(40),
  title: text
    .describe("the heading, the title in search results and the text on its social picture")
    .max(48),
  description: text
    .describe("for search engines, and under the title without an introduction")
    .max(160),
  lang,
  lede: text.optional(),
  menu: naming("menu", text).optional().describe("the menu that lists it; left empty: none"),
  footer: naming("footerColumn", text)
    .optional()
    .describe("the column of the footer that lists it; left empty: none"),
  picture: naming("picture", key).optional().describe("beside the title and on its card"),
  updated: z.iso.date("a date such as 2026-11-21, in quotes"),
});
export type OwnPageFrontmatter = z.infer<typeof ownPageSchema>;
