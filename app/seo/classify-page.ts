export type PageType = "about" | "packages" | "contact" | "services" | "homepage";

const TYPES: Record<string, PageType> = {
  "/about-us": "about",
  "/video-packages": "packages",
  "/contact": "contact",
  "/video-use-cases": "services",
  "/discovery-call": "services",
};

/** Structured data and the Explore More links follow it. */
export function classifyPage(path: string): PageType {
  return TYPES[path] ?? "homepage";
}
