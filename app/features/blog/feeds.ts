import { locale } from "#content/site";
import { type ArticleSummary, articlePath } from "~/features/blog/article";
import { escapeXml } from "~/seo/escape-xml";

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
  const newest = articles[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${origin}/blog</link>
    <description>${escapeXml(description)}</description>
    <language>${locale.toLowerCase()}</language>
    <atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>${
      newest ? `\n    <lastBuildDate>${mailDate(changed(newest))}</lastBuildDate>` : ""
    }
${articles.map((article) => item(origin, article)).join("\n")}
  </channel>
</rss>
`;
}

function item(origin: string, article: ArticleSummary): string {
  const address = escapeXml(origin + articlePath(article.slug));
  return `    <item>
      <title>${escapeXml(article.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${mailDate(article.publishDate)}</pubDate>
      <category>${escapeXml(article.category)}</category>
      <description>${escapeXml(article.excerpt)}</description>
    </item>`;
}

const changed = ({ modifiedDate, publishDate }: ArticleSummary) => modifiedDate ?? publishDate;

/** RFC 822, which RSS requires: "Wed, 15 Jan 2025 00:00:00 GMT". */
function mailDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
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
