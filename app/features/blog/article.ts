import type { ArticleFrontmatter, CompiledText } from "#content/schema/mdx";

export type ArticleImage = {
  /** The largest WebP, for feeds, structured data and browsers without AVIF. */
  src: string;
  /** The AVIF files by width. */
  srcSet: string;
  width: number;
  height: number;
  /** The srcset of a vertical crop for phones, of pictures that go from edge to edge. */
  tall?: string;
};

export type ArticleSummary = Omit<ArticleFrontmatter, FilesAndWords> & {
  slug: string;
  cover?: ArticleImage & { alt: string };
  /** At the top of the article: the cover unless there is a `heroImage`. */
  hero?: ArticleImage & { alt: string };
};

type FilesAndWords = "cover" | "coverAlt" | "heroImage" | "heroAlt" | "ogImage";

export type Article = ArticleSummary & Omit<CompiledText<unknown>, "frontmatter">;

export const articlePath = (slug: string) => `/blog/${slug}`;
