import { locale } from "#content/site";
import { escapeXml } from "./escape-xml";

type Item = {
  path: string;
  title: string;
  description: string;
  category: string;
  /** When it was published, and changed, such as 2025-01-15. */
  day: string;
  changed?: string | undefined;
  enclosure?: { path: string; bytes: number; type: string } | undefined;
};

type Channel = { origin: string; path: string; title: string; description: string; items: Item[] };

/** An RSS 2.0 feed of the items, newest first; its address is that of its page with "/rss.xml". */
export function rssChannel({ origin, path, title, description, items }: Channel): string {
  const [newest] = items;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${origin}${path}</link>
    <description>${escapeXml(description)}</description>
    <language>${locale.toLowerCase()}</language>
    <atom:link href="${origin}${path}/rss.xml" rel="self" type="application/rss+xml"/>${
      newest ? `\n    <lastBuildDate>${mailDate(newest.changed ?? newest.day)}</lastBuildDate>` : ""
    }
${items.map((it) => itemElement(origin, it)).join("\n")}
  </channel>
</rss>
`;
}

function itemElement(origin: string, item: Item): string {
  const { path, title, day, category, description, enclosure } = item;
  const address = escapeXml(origin + path);
  return `    <item>
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
