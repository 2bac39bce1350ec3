/** A site has those of these that content/pages.yaml lists. What is below one goes with it. */
export const optionalPages = [
  "/video-use-cases",
  "/work",
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

/** Of an address, such as /faq of /faq?category=all#one. */
export const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? "";

/** Tells whether a site with these pages lacks the page of an address, or the page above it. */
export function absentFrom(listed: string[]): (href: string) => boolean {
  const absent = optionalPages.filter((path) => !listed.includes(path));
  return (href) => {
    const path = pathOf(href);
    if (path.startsWith("/locations/")) return !listed.includes(path);
    return absent.some((page) => path === page || path.startsWith(`${page}/`));
  };
}
