import { about } from "#content/about.yaml";
import { texts as assessmentTexts } from "#content/assessment/texts.yaml";
import { blogPage } from "#content/blog-page.yaml";
import { contact } from "#content/contact.yaml";
import { contentStrategy } from "#content/content-strategy.yaml";
import { faq } from "#content/faq.yaml";
import { home } from "#content/home.yaml";
import { pageImages, pictures } from "#content/images.yaml";
import { packages } from "#content/packages.yaml";
import { pages } from "#content/pages.yaml";
import { reviews } from "#content/reviews.yaml";
import { diyDownloads } from "#content/service-pages/diy-downloads.yaml";
import { groupCoaching } from "#content/service-pages/group-coaching.yaml";
import { monthlyContent } from "#content/service-pages/monthly-content.yaml";
import { team } from "#content/team.yaml";
import { useCases } from "#content/use-cases.yaml";
import { values } from "#content/values.yaml";
import { workPage } from "#content/work-page.yaml";
import { locations } from "../app/content/locations";

/** The h1 of a page, where it is not the page's name. */
const titles: Record<string, string> = {
  "/": home.headline,
  "/about-us": about.title,
  "/assessments/video-readiness": assessmentTexts.title,
  "/blog": blogPage.title,
  "/company/team": team.title,
  "/company/values": values.title,
  "/contact": contact.title,
  "/content-strategy": contentStrategy.title,
  "/faq": faq.title,
  "/resources/reviews": reviews.title,
  "/services/diy-downloads": diyDownloads.title,
  "/services/group-coaching": groupCoaching.title,
  "/services/monthly-content": monthlyContent.title,
  "/video-packages": packages.title,
  "/video-use-cases": useCases.title,
  "/work": workPage.title,
  ...Object.fromEntries(
    Object.entries(locations).map(([slug, { title }]) => [`/locations/${slug}`, title]),
  ),
};

/** What the social card of each page of content/pages.yaml shows: the page's own title and hero, or what the list says. */
export const pageCards = pages.map(({ path, name, card, cardPicture }) => ({
  path,
  label: name,
  title: card ?? titles[path] ?? name,
  picture: pictureOf(cardPicture ?? pageImages[path]?.hero),
}));

/** A picture of content/images.yaml, or that of the home page. */
export function pictureOf(name = pageImages["/"]?.hero ?? "") {
  const picture = pictures[name] ?? Object.values(pictures)[0];
  if (!picture) throw new Error("content/images.yaml: there is no picture for the social cards.");
  return picture;
}
