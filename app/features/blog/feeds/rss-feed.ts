import { locale } from "#content/site";
import { type ArticleSummary, articlePath } from "~/features/blog/article";
import { escapeXml } from "~/seo/escape-xml";
import type { Feed } from "./feed";

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

/** A day as e-mail writes it (RFC 822): "Wed, 15 Jan 2025 00:00:00 GMT". */
function mailDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
