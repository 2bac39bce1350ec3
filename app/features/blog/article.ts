import type { ArticleFrontmatter, CompiledText } from "#content/schema/mdx";

export type ArticleImage = {
  /** The largest one in WebP, for whatever takes a single address. */
  src: string;
  /** Its widths in AVIF. */
  srcSet: string;
  width: number;
  height: number;
  /** Upright, for phones, where the picture goes from edge to edge. */
  tall?: string;
};

export type ArticleSummary = Omit<ArticleFrontmatter, FilesAndWords> & {
  slug: string;
  cover?: ArticleImage & { alt: string };
  /** At the top of the article: the cover, unless it has a picture of its own. */
  hero?: ArticleImage & { alt: string };
};

type FilesAndWords = "cover" | "coverAlt" | "heroImage" | "heroAlt" | "ogImage";

export type Article = ArticleSummary & Omit<CompiledText<unknown>, "frontmatter">;

export const articlePath = (slug: string) => `/blog/${slug}`;
