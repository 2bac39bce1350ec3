import { site } from "#content/site";
import { canonical } from "./canonical";
import { CARD, socialCard } from "./social-card";

/** What the head of one page says; `title` comes without the brand. */
export type PageHead = {
  origin: string;
  path: string;
  title: string;
  description: string;
  /** What breadcrumbs call it, if content/pages.ts does not say. */
  name?: string;
  keywords?: string[];
  /** Where the page says it really is, if not at its path: an article may name its first home. */
  canonicalUrl?: string;
  /** The places that the studio of a location's page works in. */
  areas?: string[];
  /** When an article came out, as in 2025-01-15: it makes the page an article. */
  published?: string;
  /** A page that has no social picture of its own shows that of this path. */
  cardOf?: string;
};

type SocialTag = ({ property: string } | { name: string }) & { content: string };

export function socialMeta(head: PageHead): SocialTag[] {
  const { origin, path, title, description, published, canonicalUrl, cardOf = path } = head;
  const image = new URL(socialCard(cardOf), origin).href;
  const graph: Record<string, string> = {
    "og:site_name": site.name,
    "og:type": published ? "article" : "website",
    "og:url": canonical(origin, canonicalUrl ?? path).link.href,
    "og:title": title,
    "og:description": description,
    "og:image": image,
    "og:image:width": String(CARD.width),
    "og:image:height": String(CARD.height),
    "og:image:alt": `${title}, ${site.name}`,
    ...(published && { "article:published_time": published }),
  };
  return [
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
  ];
}
