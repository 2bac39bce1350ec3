import { canonical } from "./canonical";
import { escapeXml } from "./escape-xml";

/** A page for search engines; `updated` is a date such as 2026-11-21. */
export type SitemapEntry = { path: string; updated: string };

/** Canonical addresses with the day their content last changed. */
export function sitemap(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, updated }) =>
      `<url><loc>${escapeXml(canonical(origin, path).link.href)}</loc><lastmod>${updated}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
