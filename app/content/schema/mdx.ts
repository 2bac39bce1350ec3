import { z } from "zod";
import { articleCategories } from "../../../content/article-categories.ts";
import { focus } from "./media.ts";
import { link, list, pageHead, section, slug, text, textWith } from "./primitives.ts";

/** What an MDX file of content/ is compiled to at build (plugins/mdx): the exports of its module. */
export type CompiledText<Frontmatter> = {
  frontmatter: Frontmatter;
  html: string;
  /** The h2 headings. */
  contents: { id: string; text: string }[];
  /** The names of the components it uses. */
  components: string[];
  /** The source without its frontmatter. */
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

const picture = z
  .string()
  .regex(/^[^/]+\.(jpe?g|png|webp|avif)$/i, "a JPEG, PNG, WebP or AVIF beside index.mdx");

/** The frontmatter of content/blog/<slug>/index.mdx; the folder's name is the slug. */
export const articleSchema = z.strictObject({
  title: text,
  excerpt: text.describe("two sentences at most, on cards and under the title"),
  category: z.enum(
    articleCategories,
    `one of content/article-categories.ts: ${articleCategories.join(", ")}`,
  ),
  tags: list(slug, 12),
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
  metaDescription: text.max(160),
  keywords: list(text, 20),
  canonicalUrl: z.url().optional(),
  relatedLinks: list(relatedLink, 8),
});
export type ArticleFrontmatter = z.infer<typeof articleSchema>;

const callToAction = section.extend({ actions: z.tuple([link, link]) });

/** The texts of the index at /blog and of the end of every article. */
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
    by: textWith("studio").describe("with the name of the {studio}"),
    updated: textWith("day").describe("with the {day}"),
    contents: text,
    related: text,
    box: callToAction,
    more: z.array(link).describe("text links under the box"),
  }),
});
export type BlogPage = z.infer<typeof blogPageSchema>;

/** The frontmatter of a legal page, content/legal/<slug>.mdx. */
export const legalSchema = z.strictObject({
  title: text,
  lede: text,
  metaTitle: text.max(48),
  metaDescription: text.max(160),
  updated: text.describe("as visitors read it, such as January 2024"),
});

const address = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** The frontmatter of content/own-pages/<any-name>.mdx. */
export const ownPageSchema = z.strictObject({
  path: z
    .string()
    .regex(
      address,
      "a path that starts with a slash, in lower-case words, such as /company/parking",
    ),
  name: text.describe("in menus, breadcrumb, the site's lists and structured data").max(40),
  title: text.describe("the h1, the document title and the text on its social picture").max(48),
  description: text.describe("for search engines, and under the title without a lede").max(160),
  lede: text.optional(),
  menu: text.optional().describe("the label of the menu in navigation.yaml that lists it"),
  footer: text.optional().describe("the heading of the footer's column that lists it"),
  picture: text
    .optional()
    .describe("a picture of content/images.yaml, beside the title and on its card"),
  updated: z.iso.date("a date such as 2026-11-21, in quotes"),
});
export type OwnPageFrontmatter = z.infer<typeof ownPageSchema>;
