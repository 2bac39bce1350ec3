import { z } from "zod";
import { link, pageHead, section, slug, text } from "./primitives.ts";

/** A link of an article: a path on this site. */
const relatedLink = z.strictObject({
  title: text,
  href: z
    .string()
    .regex(/^\/[a-z0-9\-/]*$/, "a path on this site, such as /services/diy-downloads"),
  description: text,
});

export const ARTICLE_CATEGORIES = [
  "Strategy",
  "Training",
  "Tools",
  "ROI",
  "Production Tips",
] as const;

const day = z.iso.date("a date such as 2025-01-15, in quotes");

const picture = z.string().regex(/^[a-z0-9-]+\.(jpg|png|webp)$/, "a picture beside index.mdx");

/** The frontmatter of content/blog/<slug>/index.mdx; the folder's name is the slug. */
export const articleSchema = z.strictObject({
  title: text,
  excerpt: text.describe("two sentences at most, on cards and under the title"),
  category: z.enum(ARTICLE_CATEGORIES),
  tags: z.array(slug).min(1).max(12),
  readTime: z.string().regex(/^\d+ min read$/, "minutes as in: 12 min read"),
  publishDate: day,
  modifiedDate: day.optional(),
  featured: z.boolean().default(false),
  listed: z.boolean().default(true),
  cover: picture.optional().describe("on cards, and in every place below that names none"),
  coverAlt: text.optional(),
  heroImage: picture.optional().describe("at the top of the article"),
  heroAlt: text.optional(),
  ogImage: picture.optional().describe("behind the words of its social card"),
  metaDescription: text.max(160),
  keywords: z.array(text).min(1).max(20),
  canonicalUrl: z.url().optional(),
  relatedLinks: z.array(relatedLink).min(1).max(8),
});
export type ArticleFrontmatter = z.infer<typeof articleSchema>;

const callToAction = section.extend({ actions: z.tuple([link, link]) });

/** The words around the articles: the index at /blog, and what every article ends with. */
export const blogPageSchema = z.strictObject({
  ...pageHead,
  keywords: z.array(text).min(1),
  searchPlaceholder: text,
  featured: text,
  all: text,
  empty: text,
  closing: callToAction,
  feeds: z.strictObject({ label: text, note: text }),
  article: z.strictObject({
    by: text,
    updated: text,
    contents: text,
    related: text,
    box: callToAction,
    more: z.array(link).describe("text links under the box"),
  }),
});
export type BlogPage = z.infer<typeof blogPageSchema>;
