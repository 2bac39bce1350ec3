import type { ArticleFrontmatter } from "#content/schema/blog";

/** A picture beside an article, in the widths that exist of it. */
export type Picture = {
  /** The largest one, for whatever takes a single address. */
  src: string;
  avif: string;
  webp: string;
  width: number;
  height: number;
};

/** What lists, cards and feeds know of an article. */
export type ArticleSummary = Omit<ArticleFrontmatter, "cover" | "coverAlt"> & {
  slug: string;
  cover?: Picture & { alt: string };
};

/** An article with its text, as static HTML and as it was written. */
export type Article = ArticleSummary & {
  html: string;
  contents: { id: string; text: string }[];
  /** The components in the text, by name. */
  components: string[];
  markdown: string;
};

export const articlePath = (slug: string) => `/blog/${slug}`;
