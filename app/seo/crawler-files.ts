import { DAY_MS } from "~/http/timing";
import { escapeXml } from "./escape-xml";
import { canonical } from "./paths";

export type SitemapEntry = {
  path: string;
  updated: string;
  video?: SitemapVideo;
  alternates?: { language: string; href: string }[];
};

/** By the names and in the order of Google's schema of video sitemaps. */
export type SitemapVideo = Record<string, string | number>;

export function sitemap(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, updated, video, alternates }) =>
      `<url><loc>${escapeXml(canonical(origin, path))}</loc><lastmod>${updated}</lastmod>${alternateElements(alternates)}${videoElement(video)}</url>`,
  );
  const links = entries.some(({ alternates = [] }) => alternates.length > 0);
  const xhtml = links ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml} xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
${urls.join("\n")}
</urlset>
`;
}

function alternateElements(alternates: SitemapEntry["alternates"] = []): string {
  return alternates
    .map(({ language, href }) => {
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`;
    })
    .join("");
}

function videoElement(video: SitemapVideo = {}): string {
  const fields = Object.entries(video).map(
    ([name, value]) => `<video:${name}>${escapeXml(String(value))}</video:${name}>`,
  );
  return fields.length > 0 ? `<video:video>${fields.join("")}</video:video>` : "";
}

export type LinkList = { heading: string; links: { name: string; href: string; note?: string }[] };

/** An llms.txt: a Markdown summary of the site for language models, without empty lists. */
export function llmsText(name: string, summary: string, lists: LinkList[]): string {
  const filled = lists.filter(({ links }) => links.length > 0);
  const sections = filled.map(({ heading, links }) => {
    const lines = links.map(
      ({ name: label, href, note }) => `- [${label}](${href})${note ? `: ${note}` : ""}`,
    );
    return `## ${heading}\n\n${lines.join("\n")}`;
  });
  return `# ${name}\n\n> ${summary}\n\n${sections.join("\n\n")}\n`;
}

const LIFETIME_DAYS = 364; // RFC 9116 recommends less than a year.

/** The security.txt of RFC 9116. Its expiry date moves with the present day. */
export function securityText(
  origin: string,
  email: string,
  languages: string[],
  now = Date.now(),
): string {
  const today = Math.floor(now / DAY_MS);
  const expires = new Date((today + LIFETIME_DAYS) * DAY_MS).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
