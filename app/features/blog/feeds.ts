import { locale } from "#content/site";
import { type ArticleSummary, articlePath } from "~/features/blog/article";
import { rssChannel } from "~/seo/rss";

export type Feed = {
  origin: string;
  title: string;
  description: string;
  articles: ArticleSummary[];
};

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

export function rssFeed({ origin, title, description, articles }: Feed): string {
  return rssChannel({
    origin,
    path: "/blog",
    title,
    description,
    items: articles.map(({ slug, title, excerpt, category, publishDate, modifiedDate }) => ({
      path: articlePath(slug),
      title,
      description: excerpt,
      category,
      day: publishDate,
      changed: modifiedDate,
    })),
  });
}

export function jsonFeed({ origin, title, description, articles }: Feed) {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
    language: locale,
    items: articles.map((article) => ({
      id: origin + articlePath(article.slug),
      url: origin + articlePath(article.slug),
      title: article.title,
      summary: article.excerpt,
      content_text: article.excerpt,
      ...(article.cover && { image: origin + article.cover.src }),
      date_published: timestamp(article.publishDate),
      date_modified: timestamp(article.modifiedDate ?? article.publishDate),
      tags: [article.category, ...article.tags],
    })),
  };
}

const timestamp = (day: string) => `${day}T00:00:00Z`;
