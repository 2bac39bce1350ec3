import type { ArticleSummary } from "~/features/blog/article";

export type Feed = {
  origin: string;
  title: string;
  description: string;
  articles: ArticleSummary[];
};

/** Where the feeds are, in the order in which readers meet them. */
export const FEEDS = [
  { path: "/blog/rss.xml", type: "application/rss+xml", title: "RSS" },
  { path: "/blog/feed.json", type: "application/feed+json", title: "JSON Feed" },
] as const;

export function feedLinks(title: string) {
  return FEEDS.map((feed) => ({
    tagName: "link" as const,
    rel: "alternate",
    type: feed.type,
    title: `${title} (${feed.title})`,
    href: feed.path,
  }));
}
