import { locale } from "#content/site.yaml";
import { escapeXml } from "./escape-xml";

export type Feed = {
  origin: string;
  /** Of its page; the feeds are below it, as rss.xml and feed.json. */
  path: string;
  title: string;
  description: string;
  items: FeedItem[];
};

type FeedItem = {
  path: string;
  title: string;
  description: string;
  category: string;
  tags?: string[];
  lang?: string | undefined;
  image?: string | undefined;
  day: string;
  changed?: string | undefined;
  enclosure?: { path: string; bytes: number; type: string } | undefined;
};

export const RSS = "application/rss+xml";
export const JSON_FEED = "application/feed+json";

export function feedLink(href: string, type: string, title: string) {
  return { tagName: "link", rel: "alternate", type, title, href } as const;
}

export function jsonFeed({ origin, path, title, description, items }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: origin + path,
    feed_url: `${origin}${path}/feed.json`,
    language: locale,
    items: items.map(({ category, tags = [], day, changed = day, ...item }) => ({
      id: origin + item.path,
      url: origin + item.path,
      title: item.title,
      summary: item.description,
      content_text: item.description,
      ...(item.image && { image: origin + item.image }),
      date_published: `${day}T00:00:00Z`,
      date_modified: `${changed}T00:00:00Z`,
      tags: [category, ...tags],
      language: item.lang,
    })),
  });
}

export function rssFeed({ origin, path, title, description, items }: Feed): string {
  const changes = items.map(({ changed, day }) => changed ?? day);
  const lastChange = changes.sort().at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${origin}${path}</link>
    <description>${escapeXml(description)}</description>
    <language>${locale.toLowerCase()}</language>
    <atom:link href="${origin}${path}/rss.xml" rel="self" type="application/rss+xml"/>${
      lastChange ? `\n    <lastBuildDate>${mailDate(lastChange)}</lastBuildDate>` : ""
    }
${items.map((it) => itemElement(origin, it)).join("\n")}
  </channel>
</rss>
`;
}

function itemElement(origin: string, item: FeedItem): string {
  const { path, title, day, category, description, enclosure, lang } = item;
  const address = escapeXml(origin + path);
  return `    <item${lang ? ` xml:lang="${lang}"` : ""}>
      <title>${escapeXml(title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${mailDate(day)}</pubDate>
      <category>${escapeXml(category)}</category>
      <description>${escapeXml(description)}</description>${
        enclosure
          ? `\n      <enclosure url="${escapeXml(origin + enclosure.path)}" length="${enclosure.bytes}" type="${enclosure.type}"/>`
          : ""
      }
    </item>`;
}

/** RFC 822, which RSS requires: "Wed, 15 Jan 2025 00:00:00 GMT". */
function mailDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
