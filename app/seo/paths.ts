import { pages } from "#content/pages";

export function canonical(origin: string, path: string) {
  const href = new URL(path, origin).href;
  return {
    link: { tagName: "link", rel: "canonical", href } as const,
    header: { Link: `<${href}>; rel="canonical"` },
  };
}

/** The page of a studio, or the contact page while it has none. */
export function studioPath(slug: string): string {
  const path = `/locations/${slug}`;
  return pages.some((page) => page.path === path) ? path : "/contact";
}

export type PageType = "about" | "packages" | "contact" | "services" | "homepage";

const TYPES: Record<string, PageType> = {
  "/about-us": "about",
  "/video-packages": "packages",
  "/contact": "contact",
  "/video-use-cases": "services",
  "/discovery-call": "services",
};

export function classifyPage(path: string): PageType {
  return TYPES[path] ?? "homepage";
}

export const nodeId = (origin: string, name: string) => `${origin}/#${name}`;
