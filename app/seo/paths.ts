import { pages } from "#content/pages";

export function canonical(origin: string, path: string): string {
  return new URL(path, origin).href;
}

/** The page of a studio, or the contact page while it has none. */
export function studioPath(slug: string): string {
  const path = `/locations/${slug}`;
  return pages.some((page) => page.path === path) ? path : "/contact";
}

export const nodeId = (origin: string, name: string) => `${origin}/#${name}`;
