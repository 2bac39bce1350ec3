import type { ArticleFrontmatter, CompiledText } from "~/content/schema/mdx";
import type { CroppedPicture } from "~/content/schema/media";

export type ArticleSummary = Omit<ArticleFrontmatter, FilesAndWords> & {
  slug: string;
  cover?: CroppedPicture & { alt: string };
  /** At the top of the article: the cover unless there is a `heroImage`. */
  hero?: CroppedPicture & { alt: string };
};

type FilesAndWords =
  | "cover"
  | "coverAlt"
  | "coverFocus"
  | "heroImage"
  | "heroAlt"
  | "heroFocus"
  | "ogImage";

export type Article = ArticleSummary & Omit<CompiledText<unknown>, "frontmatter">;

export const articlePath = (slug: string) => `/blog/${slug}`;
