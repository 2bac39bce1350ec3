/** The metadata of one page; `title` is without the brand. */
export type PageHead = {
  origin: string;
  path: string;
  title: string;
  description: string;
  /** Its name in breadcrumbs, if content/pages.ts has none. */
  name?: string;
  keywords?: string[];
  /** The canonical URL of an article that was first published on another site. */
  canonicalUrl?: string;
  areas?: string[];
  /** The date of an article, such as 2025-01-15; it makes the page an article. */
  published?: string;
  /** The path whose social picture is used, for a page without its own. */
  socialImagePath?: string;
};
