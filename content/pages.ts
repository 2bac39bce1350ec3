// The site's pages, apart from articles, films and content/own-pages/*.mdx: their names in breadcrumbs, the sitemap,
// their social pictures, and which optional pages there are. A social picture shows the page's title and hero, unless
// `card` and `cardPicture` say otherwise; other pages have their name.
// A page's date in the sitemap is the day of the last commit to the files in `shows`, or `updated` without history.

import type { Pages } from "../app/content/schema/site";
import { place } from "./facts.ts";

export const pages = [
  {
    path: "/",
    name: "Home",
    updated: "2026-11-21",
    shows: ["home.yaml", "testimonials.yaml"],
  },
  {
    path: "/video-packages",
    name: "Packages",
    updated: "2026-11-21",
    shows: ["packages.yaml", "offers.ts"],
  },
  {
    path: "/video-use-cases",
    name: "Video use cases",
    updated: "2026-11-21",
    shows: ["use-cases.yaml"],
  },
  {
    path: "/work",
    name: "Work",
    card: "Films to watch before you write",
    cardPicture: "chair",
    updated: "2026-11-24",
    shows: ["work-page.yaml"],
  },
  {
    path: "/about-us",
    name: "About us",
    updated: "2026-11-21",
    shows: ["about.yaml", "team.ts", "values.yaml"],
  },
  {
    path: "/contact",
    name: "Contact",
    updated: "2026-11-21",
    shows: ["contact.ts", "lead-form.ts"],
  },
  {
    path: "/locations/bellevue-wa",
    name: place("bellevue-wa"),
    updated: "2026-11-21",
    shows: ["locations.ts"],
  },
  {
    path: "/locations/portland-or",
    name: place("portland-or"),
    updated: "2026-11-21",
    shows: ["locations.ts"],
  },
  {
    path: "/services/diy-downloads",
    name: "DIY downloads",
    updated: "2026-11-21",
    shows: ["service-pages/diy-downloads.ts", "offers.ts"],
  },
  {
    path: "/services/group-coaching",
    name: "Group coaching",
    card: "Camera-ready in six weeks",
    updated: "2026-11-21",
    shows: ["service-pages/group-coaching.yaml", "offers.ts"],
  },
  {
    path: "/services/monthly-content",
    name: "Monthly content",
    card: "Eight videos a month from one filming day",
    updated: "2026-11-21",
    shows: ["service-pages/monthly-content.yaml", "offers.ts"],
  },
  {
    path: "/company/team",
    name: "The team",
    updated: "2026-11-21",
    shows: ["team.ts"],
  },
  {
    path: "/company/values",
    name: "Our values",
    cardPicture: "lens",
    updated: "2026-11-21",
    shows: ["values.yaml"],
  },
  {
    path: "/resources/reviews",
    name: "Client reviews",
    card: "What clients say once the crew has packed up",
    updated: "2026-11-21",
    shows: ["reviews.yaml"],
  },
  {
    path: "/faq",
    name: "FAQ",
    cardPicture: "softbox",
    updated: "2026-11-21",
    shows: ["faq.yaml"],
  },
  {
    path: "/privacy",
    name: "Privacy policy",
    card: "What we keep, why, and for how long",
    cardPicture: "window",
    updated: "2026-11-27",
    shows: ["legal/privacy.mdx"],
  },
  {
    path: "/terms",
    name: "Terms of service",
    card: "The terms, in plain words",
    cardPicture: "softbox",
    updated: "2026-11-21",
    shows: ["legal/terms.mdx"],
  },
  {
    path: "/content-strategy",
    name: "Content strategy",
    updated: "2026-11-21",
    shows: ["content-strategy.yaml"],
  },
  {
    path: "/assessments/video-readiness",
    name: "Video readiness audit",
    card: "How ready is your business for video?",
    cardPicture: "monitor",
    updated: "2026-11-21",
    shows: ["assessment"],
  },
  {
    path: "/blog",
    name: "Blog",
    updated: "2026-11-21",
    shows: ["blog-page.ts", "blog"],
  },
] satisfies Pages;
