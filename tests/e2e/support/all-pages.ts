import { readdirSync } from "node:fs";
import path from "node:path";
import { pages } from "../../../content/pages.ts";
import { chosen, qualified, stepUrl } from "./wizard-journey.ts";

const RESULTS = "/assessments/video-readiness/results/10yu4q29k7500qjr";
const articles = path.resolve(import.meta.dirname, "../../../content/blog");

/** Every page that links lead to and search engines may list. */
export const listedPages = [
  ...pages.map((page) => page.path),
  ...readdirSync(articles).map((slug) => `/blog/${slug}`),
];

/** Addresses that a visitor reaches by answering, choosing or sending something. */
export const reachedPages = [
  "/thank-you",
  stepUrl("business-stage", { businessProfile: "solo" }),
  stepUrl("business-type", qualified),
  stepUrl("video-goal", { businessProfile: "solo", businessType: "saas" }),
  stepUrl("content-volume", qualified),
  stepUrl("start-timeline", qualified),
  stepUrl("strategy", qualified),
  stepUrl("service", qualified),
  stepUrl("category", { ...qualified, serviceType: "monthly" }),
  stepUrl("details", chosen),
  "/assessments/video-readiness/strategic-foundation",
  "/assessments/video-readiness/strategic-foundation?check",
  RESULTS,
  `${RESULTS}/book`,
  "/video-packages?tab=bundles",
  "/video-use-cases?open=all",
  "/blog?category=Strategy",
  "/blog?q=zzzz",
  "/faq?q=zzzz",
];

/** Addresses that lead nowhere, and whose page leads home. */
export const missingPages = [
  "/nope",
  "/blog/nope",
  "/services/x",
  "/company",
  "/locations/seattle",
  "/inquiry/nope",
  "/book/unknown",
  "/buy/unknown",
];

/** Results that are none: their page leads to the assessment. */
export const missingResults = "/assessments/video-readiness/results/nope";

/** The studio's pages and the two sections that visitors are meant to find by links. */
export const linkedPages = [
  "/",
  "/video-packages",
  "/video-use-cases",
  "/about-us",
  "/contact",
  "/locations/bellevue-wa",
  "/locations/portland-or",
  "/services/diy-downloads",
  "/services/group-coaching",
  "/services/monthly-content",
  "/company/team",
  "/company/values",
  "/resources/reviews",
  "/faq",
  "/privacy",
  "/terms",
  "/content-strategy",
  "/blog",
  "/blog/automate-employee-training-video",
  "/blog/video-content-roi-comparison",
  "/blog/mobile-video-production",
  "/blog/video-content-system-toolkit",
  "/blog/video-content-creation-tools",
  "/assessments/video-readiness",
  "/discovery-call",
  "/sitemap.xml",
  "/inquiry/business-stage",
  "/content-strategy/inquiry/business-stage",
];
