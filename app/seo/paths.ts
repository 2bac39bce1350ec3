import { pages } from "#content/pages";

/** The canonical URL of a path, as a `<link>` and as a `Link` header. */
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

/** Decides the type in the structured data and the Explore More links. */
export function classifyPage(path: string): PageType {
  return TYPES[path] ?? "homepage";
}

/** The `@id` by which nodes of structured data refer to each other. */
export const nodeId = (origin: string, name: string) => `${origin}/#${name}`;
