import { pages } from "#content/pages.yaml";
import { absentFrom } from "./optional-pages";

export const isAbsent = absentFrom(pages.map(({ path }) => path));

/** The pages of offers by what the catalog, the packages and the wizard call them. */
const OFFER_PAGES: Record<string, string> = {
  downloads: "/services/diy-downloads",
  diy: "/services/diy-downloads",
  "diy-downloads": "/services/diy-downloads",
  coaching: "/services/group-coaching",
  monthly: "/services/monthly-content",
  "monthly-content": "/services/monthly-content",
};

export const isOffered = (name: string) => !isAbsent(OFFER_PAGES[name] ?? "");

export function studioPath(slug: string): string {
  const path = `/locations/${slug}`;
  return isAbsent(path) ? "/contact" : path;
}
