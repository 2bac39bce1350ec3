import type { MetaDescriptor } from "react-router";
import { names } from "#content/brand.yaml";
import { failedTitle } from "#content/ui.yaml";
import { fill } from "~/content/format";
import { CARD, canonical, socialCard } from "./paths";
import { type PageHead, pageGraph } from "./structured-data";

export function pageMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [{ title: pageTitle(head.title) }, ...untitledMeta(head)];
}

/** The same without the title: a page with a form renders its own with `pageTitle`. */
export function untitledMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { origin, path, description, keywords, canonicalUrl, headTags = [] } = head;
  const meta: MetaDescriptor[] = [
    { name: "description", content: description },
    canonicalLink(origin, canonicalUrl ?? path),
  ];
  if (keywords?.length) meta.push({ name: "keywords", content: keywords.join(", ") });
  // Crawlers read the rest in the server's HTML only, so it stays out of the client bundle.
  if (!import.meta.env.SSR) return meta;
  return [...meta, ...socialMeta(head), { "script:ld+json": pageGraph(head) }, ...headTags];
}

/** The metadata of a page with `noindex`, without its title; `about` is for social media. */
export function unlistedMeta(
  origin: string | undefined,
  path: string,
  about: Pick<PageHead, "title" | "description" | "socialImagePath"> | false | undefined,
): MetaDescriptor[] {
  const robots = { name: "robots", content: "noindex" };
  if (!origin) return [robots];
  const meta = [robots, canonicalLink(origin, path)];
  if (!import.meta.env.SSR || !about) return meta;
  const description = { name: "description", content: about.description };
  return [...meta, description, ...socialMeta({ origin, path, ...about })];
}

function canonicalLink(origin: string, path: string) {
  return { tagName: "link", rel: "canonical", href: canonical(origin, path) } as const;
}

export function pageTitle(title: string, failed = false): string {
  return `${failed ? fill(failedTitle, { title }) : title} | ${names.name}`;
}

export function socialMeta(head: PageHead) {
  const {
    origin,
    path,
    title,
    description,
    published,
    canonicalUrl,
    socialImagePath = path,
  } = head;
  const image = new URL(socialCard(socialImagePath), origin).href;
  const graph: Record<string, string> = {
    "og:site_name": names.name,
    "og:type": published ? "article" : "website",
    "og:url": canonical(origin, canonicalUrl ?? path),
    "og:title": title,
    "og:description": description,
    "og:image": image,
    "og:image:width": String(CARD.width),
    "og:image:height": String(CARD.height),
    "og:image:alt": `${title}, ${names.name}`,
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
