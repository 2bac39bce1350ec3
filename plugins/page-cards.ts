import { readContent, readFolder } from "./content/read-content.ts";

/** Files with the h1 of a page, where it is not the page's name. */
const TITLED = {
  "/about-us": "about",
  "/assessments/video-readiness": "assessment/texts",
  "/blog": "blog-page",
  "/company/team": "team",
  "/company/values": "values",
  "/contact": "contact",
  "/content-strategy": "content-strategy",
  "/faq": "faq",
  "/resources/reviews": "reviews",
  "/services/diy-downloads": "service-pages/diy-downloads",
  "/services/group-coaching": "service-pages/group-coaching",
  "/services/monthly-content": "service-pages/monthly-content",
  "/video-packages": "packages",
  "/video-use-cases": "use-cases",
  "/work": "work-page",
} as const;

function titlesOfPages(): Record<string, string> {
  const named = Object.entries(TITLED).map(([page, file]) => [page, readContent(file).title]);
  const located = Object.entries(readFolder("locations")).map(([slug, { title }]) => [
    `/locations/${slug}`,
    title,
  ]);
  return { "/": readContent("home").headline, ...Object.fromEntries([...named, ...located]) };
}

/** What the social card of each page of content/pages.yaml shows: the page's own title and hero, or what the list says. */
export function pageCards() {
  const titles = titlesOfPages();
  const { pageImages } = readContent("images");
  return readContent("pages").map(({ path, name, card, cardPicture }) => ({
    path,
    label: name,
    title: card ?? titles[path] ?? name,
    picture: pictureOf(cardPicture ?? pageImages[path]?.hero),
  }));
}

export function pictureOf(name?: string) {
  const { pageImages, pictures } = readContent("images");
  const picture = pictures[name ?? pageImages["/"]?.hero ?? ""] ?? Object.values(pictures)[0];
  if (!picture) throw new Error("content/images.yaml: there is no picture for the social cards.");
  return picture;
}
