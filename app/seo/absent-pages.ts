import { pages } from "#content/pages.yaml";

/** A site has those of these that content/pages.yaml lists. What is below one goes with it. */
export const optionalPages = [
  "/video-use-cases",
  "/services/diy-downloads",
  "/services/group-coaching",
  "/services/monthly-content",
  "/company/team",
  "/company/values",
  "/resources/reviews",
  "/faq",
  "/content-strategy",
  "/assessments/video-readiness",
  "/blog",
];

/** Tells whether a site with these pages lacks the page of an address, or the page above it. */
export function absentFrom(listed: string[]): (href: string) => boolean {
  const absent = optionalPages.filter((path) => !listed.includes(path));
  return (href) => {
    const [path = ""] = href.split(/[?#]/);
    if (path.startsWith("/locations/")) return !listed.includes(path);
    return absent.some((page) => path === page || path.startsWith(`${page}/`));
  };
}

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

/** An offer goes with its page; one without a page of its own stays. */
export const isOffered = (name: string) => !isAbsent(OFFER_PAGES[name] ?? "");

export function studioPath(slug: string): string {
  const path = `/locations/${slug}`;
  return isAbsent(path) ? "/contact" : path;
}
