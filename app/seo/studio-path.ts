import { pages } from "#content/pages";

/** A studio's page, or how to reach it while it has none. */
export function studioPath(slug: string): string {
  const path = `/locations/${slug}`;
  return pages.some((page) => page.path === path) ? path : "/contact";
}
